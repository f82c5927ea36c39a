import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLoad, sampleOrders, type SampleOrder } from '../../internal/list/orders.fixtures';
import type { AdvancedQuery, ListCondition, ListQuery, LoadList } from '../../internal/list/query';
import { EmptyList, type EmptyListProps } from './EmptyList';

const rows = sampleOrders(60);
const name: ListCondition = { field: 'userName', operator: 'LIKE', value: '李雷' };
const none: ListCondition = { field: 'orderNo', operator: 'LIKE', value: 'NONE' };
const noneToo: ListCondition = { field: 'companyName', operator: 'LIKE', value: 'NONE' };
const matching = rows.filter(({ userName }) => userName === '李雷').length;

function show(
  conditions: readonly ListCondition[],
  props: Partial<EmptyListProps<SampleOrder>> = {},
) {
  const query: ListQuery = { conditions, sort: [], page: 1, pageSize: 10 };
  const load = vi.fn<LoadList<SampleOrder>>(sampleLoad(rows));
  const handlers = { onRemove: vi.fn(), onClear: vi.fn() };
  render(
    <EmptyList
      query={query}
      load={load}
      textOf={({ value }) => String(value)}
      advanced={undefined}
      {...handlers}
      {...props}
    />,
  );
  return { load, ...handlers, user: userEvent.setup() };
}

describe('EmptyList', () => {
  it('offers to add the first row, where that is possible', async () => {
    const onCreate = vi.fn();
    const { load, user } = show([], { onCreate });

    expect(screen.getByText('暂无数据')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新增' }));
    expect(onCreate).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });

  it('says how rows come into it, while it has no condition', () => {
    show([], { note: '下单后，订单出现在这里。' });

    expect(screen.getByText('下单后，订单出现在这里。')).toBeVisible();
    expect(screen.queryByText('这里还没有任何记录。')).not.toBeInTheDocument();
  });

  it('has no add button without `onCreate`', () => {
    show([]);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('finds the condition that hides the rows, and removes it', async () => {
    const { load, onRemove, user } = show([name, none]);
    expect(screen.getByText('正在查找是哪个条件…')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: `去掉“NONE”（${matching} 条）` }));

    expect(onRemove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ condition: none, isAdvanced: false }),
    );
    expect(screen.queryByRole('button', { name: /李雷/ })).not.toBeInTheDocument();
    expect(load.mock.calls.map(([{ pageSize }]) => pageSize)).toEqual([1, 1]);
  });

  it('says when no single condition hides the rows, and clears them all', async () => {
    const { onClear, user } = show([none, noneToo]);

    expect(
      await screen.findByText('去掉任何一个条件都没有数据，请清除全部条件后再试。'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除全部条件' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('offers a condition of an advanced filter by its label', async () => {
    const advanced: AdvancedQuery = { join: 'and', conditions: [name, none] };
    const { onRemove, user } = show([], {
      query: { conditions: [], advanced, sort: [], page: 1, pageSize: 10 },
      advanced: { fields: [{ kind: 'text', field: 'orderNo', label: '订单编号' }] },
    });

    await user.click(
      await screen.findByRole('button', { name: `去掉“订单编号 包含 NONE”（${matching} 条）` }),
    );

    expect(onRemove.mock.lastCall![0]).toMatchObject({
      isAdvanced: true,
      rest: { advanced: { join: 'and', conditions: [name] } },
    });
  });

  it('offers no condition whose rows could not be counted', async () => {
    const load = vi.fn<LoadList<SampleOrder>>((query, options) =>
      query.conditions[0] === none
        ? Promise.reject(new Error('网络连接失败'))
        : sampleLoad(rows)(query, options),
    );
    show([name, none], { load });

    expect(await screen.findByRole('button', { name: /去掉“NONE”/ })).toBeVisible();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('button', { name: /去掉“李雷”/ })).not.toBeInTheDocument();
  });
});
