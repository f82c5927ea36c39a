import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Statistic } from './Statistic';

describe('Statistic', () => {
  conforms(Statistic, { props: { label: '本月完成', value: 1284 } });

  it('formats a number for the locale and shows a text as given', () => {
    const { rerender } = render(<Statistic label="本月完成" value={1284} unit="单" />);
    expect(screen.getByText('1,284')).toBeVisible();

    rerender(<Statistic label="平均用时" value="3.2" />);

    expect(screen.getByText('3.2')).toBeVisible();
  });

  it('is one button with onClick, pressed while it is selected', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Statistic label="待审核" value={12} onClick={onClick} />);
    const button = screen.getByRole('button', { name: /待审核.*12/ });
    expect(button).not.toHaveAttribute('aria-pressed');

    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    rerender(<Statistic label="待审核" value={12} onClick={onClick} selected />);

    expect(screen.getByRole('button', { pressed: true })).toBe(button);
  });

  it('is one link with an address, through the router of the application', () => {
    render(<Statistic label="已超期" value={5} hint="全部 38" href="/orders?overdue" />);

    expect(screen.getByRole('link', { name: /已超期.*5.*全部 38/ })).toHaveAttribute(
      'href',
      '/orders?overdue',
    );
  });

  it('shows no figure, label or link while it is loading', () => {
    render(<Statistic label="已超期" value={0} hint="全部 0" href="/orders" loading />);

    expect(screen.queryByText(/0|已超期/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
