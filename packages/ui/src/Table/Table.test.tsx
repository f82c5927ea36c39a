import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Table } from './Table';
import { lockedOrders } from './Table.fixtures';

describe('Table', () => {
  conforms(Table, { props: { density: 'compact' } });

  it('keeps a disabled row readable, and its box gives the reason', () => {
    render(<Table>{lockedOrders}</Table>);

    const row = screen.getByRole('row', { name: /王晓明/ });
    expect(row).toHaveAttribute('aria-disabled', 'true');
    expect(row).toHaveTextContent('2,460.00');
    expect(
      screen.getByRole('checkbox', { name: '选择 BG2026111800422' }),
    ).toHaveAccessibleDescription('李雷正在编辑');
  });
});
