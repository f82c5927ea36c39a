import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../texts/LocaleProvider';
import { conforms } from '../internal/testing/conformance';
import { Result } from './Result';

describe('Result', () => {
  conforms(Result, { props: { kind: 'success', title: '已提交' } });

  it('needs no texts for common results, in either language', () => {
    const { rerender } = render(<Result kind="404" />);
    expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();

    rerender(
      <LocaleProvider language="en">
        <Result kind="403" />
      </LocaleProvider>,
    );

    expect(
      screen.getByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  });

  it('lets the caller replace the texts of a preset', () => {
    render(<Result kind="404" title="订单不存在" description="它可能已被删除。" />);

    expect(screen.getByRole('heading', { name: '订单不存在' })).toBeVisible();
    expect(screen.getByText('它可能已被删除。')).toBeVisible();
  });

  it('takes focus only when requested', () => {
    const { rerender } = render(<Result kind="success" title="已提交" />);
    expect(document.body).toHaveFocus();

    rerender(<Result kind="success" title="已提交" takesFocus />);

    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
