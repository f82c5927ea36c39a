import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { TableFrame } from './TableFrame';

describe('TableFrame', () => {
  conforms(TableFrame, { props: { label: '订单' } });

  it('is a named region that the keyboard can scroll', async () => {
    render(<TableFrame label="订单" />);

    await userEvent.tab();

    expect(screen.getByRole('region', { name: '订单' })).toHaveFocus();
  });
});
