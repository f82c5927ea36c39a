import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { DataState } from './DataState';
import type { LoadState } from './loadState';

const ready: LoadState = { kind: 'ready' };
const view = (state: LoadState) => (
  <DataState label="订单" state={state}>
    <p>MJ202611170003</p>
  </DataState>
);

describe('DataState', () => {
  conforms(DataState, { props: { label: '订单', state: ready, children: 'MJ202611170003' } });

  it('shows content, complete or partial', () => {
    const { rerender } = render(view(ready));
    expect(screen.getByText('MJ202611170003')).toBeVisible();

    for (const kind of ['partial', 'stale'] as const) {
      rerender(view({ kind }));
      expect(screen.getByText('MJ202611170003')).toBeVisible();
    }
  });

  it('does not create content where none is shown', () => {
    const children = vi.fn(() => <p>MJ202611170003</p>);
    const { rerender } = render(
      <DataState label="订单" state={{ kind: 'loading' }}>
        {children}
      </DataState>,
    );
    rerender(
      <DataState label="订单" state={{ kind: 'forbidden' }}>
        {children}
      </DataState>,
    );

    expect(children).not.toHaveBeenCalled();
  });

  it('announces the start and end of loading, but not content that was ready at once', () => {
    const { rerender } = render(view(ready));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    rerender(view({ kind: 'loading' }));
    expect(screen.getByRole('status')).toHaveTextContent('订单：正在加载');
    rerender(view(ready));

    expect(screen.getByRole('status')).toHaveTextContent('订单：加载完成');
  });

  it('distinguishes an empty list from one emptied by the filter', async () => {
    const onClear = vi.fn();
    const { rerender } = render(view({ kind: 'empty' }));
    expect(screen.getByText('暂无内容')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();

    rerender(view({ kind: 'noMatch', onClear }));
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));

    expect(onClear).toHaveBeenCalledOnce();
  });

  it('takes focus only when the focused button is removed', async () => {
    const { rerender } = render(view({ kind: 'error', onRetry: () => {} }));
    rerender(view({ kind: 'loading' }));
    expect(document.body).toHaveFocus();

    rerender(view({ kind: 'error', onRetry: () => {} }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    rerender(view({ kind: 'loading' }));

    expect(screen.getByRole('group', { name: '订单' })).toHaveFocus();
  });
});
