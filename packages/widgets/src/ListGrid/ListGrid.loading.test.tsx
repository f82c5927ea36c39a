import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import type { ListGridProps } from './listGridProps';
import { ListGrid } from './ListGrid';

const rows = sampleOrders(45);
const answer = sampleLoad(rows);

function show(load: ListGridProps<SampleOrder>['load']) {
  render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      load={load}
    />,
  );
  return userEvent.setup();
}
const firstRow = () => within(screen.getByRole('grid')).getAllByRole('rowheader')[0];

describe('a list that is loading', () => {
  it('is a busy group with the name of its rows', () => {
    show(() => new Promise(() => {}));

    expect(screen.getByRole('group', { name: '订单' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says when its rows were read, in Beijing time, and anew after a refresh', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 9, 43, 59));
    const user = show(answer);

    expect(await screen.findByText('已更新 17:43')).toBeInTheDocument();

    now.mockReturnValue(Date.UTC(2026, 10, 22, 16, 5));
    await user.click(screen.getByRole('button', { name: '刷新' }));

    expect(await screen.findByText('已更新 00:05')).toBeInTheDocument();
    now.mockRestore();
  });

  it('keeps rows and pages when another page fails, says so, and retries', async () => {
    let fails = true;
    const user = show((query, options) =>
      query.page === 2 && fails ? Promise.reject(new Error('网络断开')) : answer(query, options),
    );
    await screen.findByRole('grid');

    await user.click(screen.getByRole('button', { name: '下一页' }));

    expect(await screen.findByText('网络断开 仍显示第 1 页的内容')).toBeVisible();
    expect(firstRow()).toHaveTextContent(rows[0]!.orderNo);
    expect(screen.getByRole('button', { name: '上一页' })).toBeEnabled();

    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(firstRow()).toHaveTextContent(rows[10]!.orderNo));
    expect(screen.queryByText(/仍显示/)).not.toBeInTheDocument();
  });

  it('never keeps rows under a filter that failed: they may not match it', async () => {
    const user = show((query, options) =>
      query.conditions.length > 0 ? Promise.reject(new Error('网络断开')) : answer(query, options),
    );
    await screen.findByRole('grid');

    await user.type(screen.getByRole('textbox', { name: '候选人' }), '李雷{Enter}');

    expect(await screen.findByText('网络断开')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
