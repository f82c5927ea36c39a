import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mock } from 'vitest';
import type { AdvancedField, StoredAdvancedDraft } from '../AdvancedFilter';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import type { AdvancedQuery, ListQuery } from '../internal/list/query';
import { ListGrid } from './ListGrid';
import type { ListGridProps } from './listGridProps';
import { EMPTY_QUERY } from './model/listQuery';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(async () => {
  await Promise.all([import('../AdvancedFilter'), import('./exporting/ExportPanel')]);
});

const FIELDS: readonly AdvancedField[] = [
  { kind: 'text', field: 'orderNo', label: '订单编号' },
  { kind: 'text', field: 'userName', label: '候选人' },
  { kind: 'date', field: 'orderTime', label: '下单时间' },
];
const RANGES = [
  { key: 'LAST_7_DAYS', label: '最近7天', spanOn: (day: string) => ({ from: day, to: day }) },
];
const FILTER: AdvancedQuery = {
  join: 'or',
  conditions: [
    { field: 'userName', operator: 'LIKE', value: '李雷' },
    { field: 'userName', operator: 'LIKE', value: '王晓明' },
  ],
};
const RECENT: AdvancedQuery = {
  join: 'and',
  conditions: [{ field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_7_DAYS' }],
};
const rows = sampleOrders(45);
const matching = rows.filter(({ userName }) => ['李雷', '王晓明'].includes(userName)).length;

function show(advanced?: AdvancedQuery, props: Partial<ListGridProps<SampleOrder>> = {}) {
  const asked: ListQuery[] = [];
  const answer = sampleLoad(rows);
  const { unmount } = render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      advanced={{ fields: FIELDS, ranges: RANGES }}
      rowKey={({ id }) => id}
      load={(query, options) => {
        asked.push(query);
        return answer(query, options);
      }}
      memory={{ defaultQuery: { ...EMPTY_QUERY, advanced } }}
      appearance={{ selectable: true }}
      {...props}
    />,
  );
  return { asked, unmount, user: userEvent.setup() };
}

const lastDraft = (reports: Mock<(draft: StoredAdvancedDraft) => void>) =>
  reports.mock.lastCall![0];

const loaded = async () => screen.findByRole('grid');
const button = () => screen.getByRole('button', { name: /^高级筛选/ });

describe('the advanced filter of a list', () => {
  it('is built in a dialog and applied from the first page', async () => {
    const { asked, user } = show();
    await loaded();

    await user.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: '高级筛选' }));
    await user.click(dialog.getByRole('button', { name: /^字段/ }));
    await user.click(await screen.findByRole('option', { name: '候选人' }));
    await user.click(dialog.getByRole('button', { name: /^比较方式/ }));
    await user.click(await screen.findByRole('option', { name: '包含' }));
    await user.type(dialog.getByRole('textbox', { name: '值' }), '李雷');
    await user.click(dialog.getByRole('button', { name: '确定' }));

    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        conditions: [],
        advanced: { join: 'or', conditions: [FILTER.conditions[0]] },
        sort: [],
        page: 1,
        pageSize: 10,
      }),
    );
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('is open again with its conditions after the list was unmounted', async () => {
    const onDraftChange = vi.fn<(draft: StoredAdvancedDraft) => void>();
    const advanced = { fields: FIELDS, ranges: RANGES, onDraftChange };
    const first = show(undefined, { advanced });
    await loaded();
    await first.user.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: '高级筛选' }));
    await first.user.click(dialog.getByRole('button', { name: /^字段/ }));
    await first.user.click(await screen.findByRole('option', { name: '候选人' }));
    first.unmount();

    const second = show(undefined, { advanced: { ...advanced, draft: lastDraft(onDraftChange) } });
    const again = within(await screen.findByRole('dialog', { name: '高级筛选' }));
    expect(again.getByRole('button', { name: /^字段.*候选人/ })).toBeVisible();
    await second.user.click(again.getByRole('button', { name: '取消' }));
    second.unmount();

    show(undefined, { advanced: { ...advanced, draft: lastDraft(onDraftChange) } });
    await loaded();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts its conditions on the button, which the sentence describes', async () => {
    show(FILTER);
    await loaded();

    await waitFor(() =>
      expect(button()).toHaveAccessibleDescription(
        '显示满足“候选人 包含 李雷”或“候选人 包含 王晓明”的数据',
      ),
    );
    expect(button()).toHaveAccessibleName(/2 个条件/);
    expect(screen.getByText(`共 ${matching} 条，第 1 页`)).toBeInTheDocument();
  });

  it('shows its conditions as chips; the last one removed ends it', async () => {
    const { asked, user } = show(FILTER);
    await loaded();

    await user.click(await screen.findByRole('button', { name: '移除条件：候选人 包含 王晓明' }));
    await waitFor(() => expect(asked.at(-1)!.advanced?.conditions).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '移除条件：候选人 包含 李雷' }));

    await waitFor(() => expect(asked.at(-1)!.advanced).toBeUndefined());
    expect(screen.queryByRole('group', { name: '高级筛选' })).not.toBeInTheDocument();
  });

  it('reports which values of a pasted list were found', async () => {
    const [known] = rows;
    show({
      join: 'or',
      conditions: [
        { field: 'orderNo', operator: 'IN', value: [known!.orderNo, 'NONE'] },
        { field: 'userName', operator: 'LIKEIN', value: '李,赵' },
      ],
    });
    await loaded();

    expect(await screen.findByText('订单编号清单：找到 1 个，未找到 1 个')).toBeVisible();
    expect(screen.getByText('候选人清单：找到 1 个，未找到 1 个')).toBeVisible();
  });

  it('narrows what the filter bar finds, and goes with a reset', async () => {
    const { asked, user } = show(FILTER);
    await loaded();

    await user.type(screen.getByRole('textbox', { name: '订单编号' }), 'BG{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ advanced: FILTER }));
    expect(asked.at(-1)!.conditions).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '重置' }));

    await waitFor(() => expect(asked.at(-1)!.advanced).toBeUndefined());
  });

  it('clears the selection, whose rows may not match', async () => {
    const { user } = show(FILTER);
    await loaded();
    const checked = () => screen.queryAllByRole('checkbox', { checked: true });
    await user.click(screen.getAllByRole('checkbox')[1]!);
    expect(checked()).toHaveLength(1);

    await user.click(await screen.findByRole('button', { name: '移除条件：候选人 包含 王晓明' }));

    await waitFor(() => expect(checked()).toHaveLength(0));
  });

  it('has no moment without a range relative to today', async () => {
    const { asked } = show(FILTER);
    await loaded();

    expect(asked.every(({ asOf }) => asOf === undefined)).toBe(true);
  });

  it('resolves one search for one moment: pages and order share it, a refresh takes another', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:59:59.000Z') });
    try {
      const { asked, user } = show(RECENT);
      await loaded();
      vi.setSystemTime(new Date('2026-11-23T16:00:01.000Z'));
      await user.click(screen.getByRole('button', { name: '第 2 页' }));
      await waitFor(() => expect(asked.at(-1)!.page).toBe(2));
      await user.click(screen.getByRole('button', { name: /费用/ }));
      await waitFor(() => expect(asked.at(-1)!.sort).toHaveLength(1));
      const before = asked.map(({ asOf }) => asOf);

      await user.click(screen.getByRole('button', { name: '刷新' }));

      expect(new Set(before)).toEqual(new Set(['2026-11-23T15:59:59.000Z']));
      await waitFor(() => expect(asked.at(-1)!.asOf).toBe('2026-11-23T16:00:01.000Z'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('is exported with its moment', async () => {
    const start = vi.fn(async () => Promise.reject(new Error('full')));
    const { asked, user } = show(RECENT, {
      exporter: { start, list: async () => [], cancel: async () => {}, download: async () => {} },
    });
    await loaded();

    await user.click(screen.getByRole('button', { name: /^导出/ }));
    await user.click(await screen.findByRole('button', { name: /^开始导出/ }));

    await waitFor(() =>
      expect(start).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          scope: 'view',
          query: { conditions: [], sort: [], advanced: RECENT, asOf: asked[0]!.asOf },
        }),
      ),
    );
  });

  it('is edited at the condition whose text is pressed', async () => {
    const { asked, user } = show(FILTER);
    await loaded();

    await user.click(await screen.findByRole('button', { name: '修改条件：候选人 包含 王晓明' }));
    const dialog = await screen.findByRole('dialog', { name: '高级筛选' });
    await waitFor(() => expect(document.activeElement).toHaveValue('王晓明'));
    await user.keyboard('{Control>}a{/Control}韩梅梅');
    await user.click(within(dialog).getByRole('button', { name: '确定' }));

    await screen.findByRole('button', { name: '修改条件：候选人 包含 韩梅梅' });
    expect(asked.at(-1)!.advanced!.conditions.map(({ value }) => value)).toEqual([
      '李雷',
      '韩梅梅',
    ]);
  });
});
