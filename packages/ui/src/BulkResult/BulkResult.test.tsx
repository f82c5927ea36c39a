import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { BulkResult } from './BulkResult';
import { acceptedOrders, importedRows } from './BulkResult.fixtures';

const shownRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('BulkResult', () => {
  conforms(BulkResult, { props: { label: '批量接单', rows: acceptedOrders } });

  it('gives a summary, and starts with the failures and their reasons', () => {
    render(<BulkResult label="批量接单" rows={acceptedOrders} />);

    expect(screen.getByText('批量接单：成功 2 条，失败 2 条，跳过 1 条')).toBeVisible();
    expect(screen.getByRole('radio', { name: '失败 2' })).toBeChecked();
    expect(shownRows()).toHaveLength(2);
    expect(shownRows()[0]).toHaveTextContent('订单已被他人接走');
  });

  it('retries only the failures', async () => {
    const onRetry = vi.fn();
    render(<BulkResult label="批量接单" rows={acceptedOrders} onRetry={onRetry} />);

    await userEvent.click(screen.getByRole('button', { name: '重试 2 条失败项' }));

    expect(onRetry).toHaveBeenCalledExactlyOnceWith(['MJ202611170004', 'MJ202611170006']);
  });

  it('copies the failures as a table', async () => {
    const user = userEvent.setup();
    render(<BulkResult label="批量接单" rows={acceptedOrders.slice(0, 2)} />);

    await user.click(screen.getByRole('button', { name: '复制失败项' }));

    expect(await navigator.clipboard.readText()).toBe(
      '编号\t名称\t原因\nMJ202611170004\tMJ202611170004 陈思远\t订单已被他人接走，请刷新列表。',
    );
  });

  it('takes focus when a retry has left nothing to retry', async () => {
    const { rerender } = render(
      <BulkResult label="批量接单" rows={acceptedOrders} onRetry={() => {}} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /重试/ }));

    rerender(<BulkResult label="批量接单" rows={acceptedOrders.slice(0, 1)} onRetry={() => {}} />);

    expect(screen.getByRole('group', { name: '批量接单' })).toHaveFocus();
  });

  it('shows all rows when nothing failed, without a retry', () => {
    render(<BulkResult label="批量接单" rows={acceptedOrders.slice(0, 1)} onRetry={() => {}} />);

    expect(screen.getByRole('radio', { name: '全部 1' })).toBeChecked();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a long list in steps', async () => {
    render(<BulkResult label="导入候选人" rows={importedRows.slice(0, 250)} />);
    await userEvent.click(screen.getByRole('radio', { name: '全部 250' }));
    expect(shownRows()).toHaveLength(200);

    await userEvent.click(screen.getByRole('button', { name: '再显示 50 条，还有 50 条' }));

    expect(shownRows()).toHaveLength(250);
    expect(screen.queryByRole('button', { name: /再显示/ })).toBeNull();
  });
});
