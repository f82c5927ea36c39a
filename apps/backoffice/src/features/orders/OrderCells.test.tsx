import type { OrderRow } from '@mingjian/api';
import { LocaleProvider } from '@mingjian/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderNoCell } from './OrderCells';

function renderCell(isUpdated: 0 | 1) {
  const order = { id: '7', orderNo: 'MJ202611210000007', isUpdated } as OrderRow;
  render(
    <MemoryRouter>
      <LocaleProvider language="en">
        <OrderNoCell order={order} />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

describe('the number of an order', () => {
  it('has a named mark beside it once others changed the order', () => {
    renderCell(1);

    expect(screen.getByTitle('Updated since you last looked')).toHaveTextContent(
      'Updated since you last looked',
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('MJ202611210000007');
  });

  it('has none otherwise', () => {
    renderCell(0);

    expect(screen.queryByTitle(/Updated/)).toBeNull();
  });
});
