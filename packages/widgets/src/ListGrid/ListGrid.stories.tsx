import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  CardList,
  DescriptionList,
  Pagination,
  SegmentedControl,
  Stack,
  Tag,
  TextArea,
} from '@mingjian/ui';
import { HandHelping } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { BulkAction } from './bulk/bulkAction';
import { ListGrid } from './ListGrid';
import { sampleExporter, sampleVersions, sampleViews } from './ListGrid.fixtures';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  STATUSES,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import { LazyListCards } from './cards/LazyListCards';
import { listGridGuide } from './ListGrid.guide';
import type { ListCondition } from '../internal/list/query';
import { loadFromRows } from './inMemory/loadFromRows';
import type { ListViews } from './listGridProps';
import { declaredLayout, writeLayout } from './model/columnLayout';
import type { ListPreview } from './preview/listPreview';
import type { ListPresets } from './presets/listPreset';
import { useList } from './useList';

const rows = sampleOrders(240);
const load = sampleLoad(rows);

/** Takes orders: those that are done are left alone, and some are gone. */
const takeOrders: BulkAction<SampleOrder> = {
  key: 'take',
  label: '批量接单',
  icon: HandHelping,
  skipReason: ({ orderStatus }) => (orderStatus === 40 ? '订单已完成' : undefined),
  run: async (orders) =>
    orders.map(({ id }) => ({
      key: id,
      error: Number(id) % 3 === 0 ? '订单已被他人接走，请刷新列表。' : undefined,
    })),
};

const actions = {
  onCreate: fn(),
  onEdit: fn(),
  onDelete: fn(async () => {}),
  onSwitch: fn(async () => {}),
};
const memory = { onLayoutSave: fn(async () => {}) };

const meta = {
  component: ListGrid<SampleOrder>,
  args: {
    label: '订单',
    columns: ORDER_COLUMNS,
    filters: ORDER_FIELDS,
    rowKey: ({ id }) => id,
    load,
    actions,
    memory,
    appearance: { selectable: true },
  },
  parameters: { guide: listGridGuide, layout: 'fullscreen' },
  // Narrow pages show cards at once, not their placeholders first.
  loaders: [
    async () => {
      LazyListCards.preload();
      await import('./cards/ListCards');
    },
  ],
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListGrid<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = () => screen.findByRole('grid');

export const Standard: Story = { play: async () => void (await ready()) };

/** A list without a server: the rows are an array, searched regardless of case. */
export const InMemory: Story = {
  args: {
    load: loadFromRows(rows),
    memory: {
      ...memory,
      defaultQuery: {
        conditions: [
          { field: 'userName', operator: 'LIKE', value: 'MARIA' },
          { field: 'orderTime', operator: 'GE', value: '2026-11-01' },
        ],
        sort: [{ field: 'fee', descending: true }],
        page: 1,
        pageSize: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await ready();
    await expect(await canvas.findAllByText('Maria da Silva')).not.toHaveLength(0);
  },
};

/** The state of a list with elements of one's own. */
function OrderCards() {
  const { rows, query, setConditions, setPage } = useList<SampleOrder>({ load });
  return (
    <Stack gap="lg">
      <SegmentedControl
        label="状态"
        options={[
          { value: '', label: '全部' },
          { value: '10', label: '待接单' },
          { value: '40', label: '已完成' },
        ]}
        value={String(query.conditions[0]?.value ?? '')}
        onValueChange={(value) =>
          setConditions(value === '' ? [] : [{ field: 'orderStatus', operator: 'EQ', value }])
        }
      />
      <CardList
        label="订单"
        items={(rows.page?.content ?? []).map(({ id, userName, companyName }) => ({
          key: id,
          title: userName,
          content: companyName,
        }))}
        loading={rows.page === null}
      />
      <Pagination
        value={query}
        onValueChange={setPage}
        total={rows.page?.total ?? 0}
        loading={rows.isFetching}
      />
    </Stack>
  );
}

/** `useList` without the grid: query, rows and pages are the list's, all elements one's own. */
export const OwnElements: Story = {
  render: () => <OrderCards />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('欧阳静怡');
    await userEvent.click(canvas.getByRole('radio', { name: '已完成' }));
    await canvas.findByText(/48/);
  },
};

/** Presets beside the heading, two of them with their numbers. */
const presets: ListPresets = {
  items: [
    { key: 'all', label: '全部', conditions: () => [] },
    { key: 'waiting', label: '待接单', conditions: () => [isStatus('10')], counted: true },
    {
      key: 'late',
      label: '已超时',
      conditions: () => [isStatus('50')],
      counted: true,
      tone: 'danger',
    },
  ],
  count: async (conditions, options) =>
    (await load({ conditions, sort: [], page: 1, pageSize: 10 }, options)).total,
};
const isStatus = (value: string): ListCondition => ({
  field: 'orderStatus',
  operator: 'EQ',
  value,
});

export const Presets: Story = {
  args: { presets },
  play: async ({ canvas, userEvent }) => {
    await ready();
    const late = await canvas.findByRole('button', { name: /(已超时|Overdue|Late) ?\d/u });
    await userEvent.click(late);
    await waitFor(() => expect(late).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
  },
};

const preview: ListPreview<SampleOrder> = {
  open: true,
  render: ({ userName, companyName, orderStatus, orderTime, remark }) => (
    <DescriptionList
      columns={1}
      items={[
        { key: 'person', label: '候选人', value: userName },
        { key: 'company', label: '签约主体', value: companyName },
        { key: 'status', label: '状态', value: <StatusOf status={orderStatus} /> },
        { key: 'time', label: '下单时间', value: orderTime },
        { key: 'remark', label: '备注', value: remark || '—' },
      ]}
    />
  ),
};

function StatusOf({ status }: { status: number }) {
  const option = STATUSES.find(({ key }) => key === String(status));
  return <Tag tone={option?.tone}>{option?.text}</Tag>;
}

/** The panel beside the rows follows the focus. On a narrow window it is a drawer. */
export const Preview: Story = {
  args: { preview },
  loaders: [async () => void (await import('./preview/PreviewPanel'))],
  play: async ({ canvas, userEvent }) => {
    const grid = await ready();
    const rowHeads = within(grid).getAllByRole('rowheader');
    await userEvent.click(rowHeads[2]!);
    await canvas.findByRole('region', { name: new RegExp(rows[2]!.orderNo) });
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const Hovered: Story = {
  play: async () => void (await ready()),
  parameters: { pseudo: { hover: ['tbody tr:nth-child(2)'] } },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    const grid = await ready();
    const first = within(grid).getAllByRole('row')[1];
    within(first!).getAllByRole('cell')[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');

    await expect(within(grid).getAllByRole('rowheader')[1]).toHaveFocus();
  },
};

export const Loading: Story = { args: { load: () => new Promise<never>(() => {}) } };

export const Refreshing: Story = {
  args: {
    load: (query, options) => (query.page === 1 ? load(query, options) : new Promise(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));

    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { load: async () => ({ content: [], total: 0 }) },
  play: async ({ canvas }) => void (await canvas.findByText('暂无数据')),
};

export const NothingMatches: Story = {
  args: {
    memory: {
      ...memory,
      defaultQuery: {
        conditions: [
          { field: 'userName', operator: 'LIKE', value: '李雷' },
          { field: 'orderStatus', operator: 'EQ', value: '50' },
          { field: 'orderNo', operator: 'LIKE', value: 'BG2025' },
        ],
        sort: [],
        page: 1,
        pageSize: null,
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^去掉/ })),
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('网络连接失败，请检查网络后重试')) },
  play: async ({ canvas }) => void (await canvas.findByText(/网络连接失败/)),
};

export const PageFailed: Story = {
  args: {
    load: (query, options) =>
      query.page === 1
        ? load(query, options)
        : Promise.reject(new Error('网络连接失败，请检查网络后重试')),
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));

    await expect(await canvas.findByText(/仍显示第 1 页的内容/)).toBeVisible();
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

export const Cards: Story = {
  args: { appearance: { selectable: true, shape: 'cards' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const cards = within(await screen.findByRole('list', { name: '订单' }));
    await userEvent.click(cards.getAllByRole('checkbox')[1]!);
    await expect(canvas.getByText('已选 1 项')).toBeVisible();
  },
};

export const CardsLoading: Story = {
  args: { appearance: { shape: 'cards' }, load: () => new Promise<never>(() => {}) },
};

export const Filtered: Story = {
  args: {
    memory: {
      ...memory,
      defaultQuery: {
        conditions: [
          { field: 'orderNo', operator: 'LIKE', value: 'BG2026' },
          { field: 'orderStatus', operator: 'EQ', value: '20' },
          { field: 'companyName', operator: 'LIKE', value: '有限公司' },
          {
            field: 'orderTime',
            operator: 'BETWEEN',
            value: ['2026-10-01 00:00:00', '2026-11-18 23:59:59'],
          },
        ],
        sort: [{ field: 'fee', descending: true }],
        page: 1,
        pageSize: null,
      },
    },
  },
  play: async () => void (await ready()),
};

export const FiltersExpanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));

    await expect(canvas.getByRole('textbox', { name: '签约主体' })).toBeVisible();
  },
};

export const PastedList: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('textbox', { name: '订单编号' }));
    await userEvent.paste(
      [
        ...rows.slice(0, 187).map(({ orderNo }) => orderNo),
        ...Array.from({ length: 13 }, (_, index) => `BG2025${index}`),
      ].join('\n'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));

    await expect(await canvas.findByText('订单编号清单：找到 187 个，未找到 13 个')).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await ready();
    await userEvent.click(within(grid).getAllByRole('checkbox')[1]!);
    await userEvent.click(within(grid).getAllByRole('checkbox')[3]!);

    await expect(canvas.getByText('已选 2 项')).toBeVisible();
  },
};

export const AllMatchingSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await ready();
    await userEvent.click(within(grid).getAllByRole('checkbox')[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '全选符合条件的 240 项' }));
    await userEvent.click(within(grid).getAllByRole('checkbox')[2]!);

    await expect(canvas.getByText('已选 239 项')).toBeVisible();
  },
};

export const DeletionAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0]!);

    await expect(
      await screen.findByRole('alertdialog', { name: '确认删除该记录吗？' }),
    ).toBeVisible();
  },
};

const selectRows = async (...indexes: number[]) => {
  const boxes = within(await ready()).getAllByRole('checkbox', { name: /^选择/ });
  for (const index of indexes) boxes[index]!.click();
};

export const BulkActionAsked: Story = {
  args: { actions: { ...actions, bulk: [takeOrders] } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(0);
    await userEvent.click(canvas.getByRole('button', { name: '批量接单' }));

    const dialog = within(await screen.findByRole('alertdialog', { name: '确认批量接单吗？' }));
    await userEvent.click(dialog.getByRole('button', { name: /订单已完成/ }));
    await expect(dialog.getByText('将处理 8 条记录，跳过 2 条')).toBeVisible();
  },
};

/** The server says before which orders are skipped, and what the others cost. */
const cancelOrders: BulkAction<SampleOrder> = {
  ...takeOrders,
  key: 'cancel',
  label: '取消订单',
  tone: 'danger',
  check: async (orders) => ({
    skipped: orders
      .filter(({ orderStatus }) => orderStatus === 10)
      .map(({ id }) => ({ key: id, reason: '订单尚未接单' })),
    notes: new Map(orders.map(({ id }) => [id, '取消费用 ¥20.00'])),
    summary: '已开始的任务照常收费。取消后不能恢复。',
  }),
  renderInput: () => <TextArea label="原因" required />,
};

const assignOrders = { ...takeOrders, key: 'assign', label: '转交' };
const startOrders = { ...takeOrders, key: 'start', label: '派单' };

export const BulkActionChecked: Story = {
  args: { actions: { ...actions, bulk: [takeOrders, assignOrders, startOrders, cancelOrders] } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(0);
    await userEvent.click(canvas.getByRole('button', { name: '批量' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '取消订单' }));
    const reason = await screen.findByRole('textbox', { name: /原因/ });
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const BulkActionUnderWay: Story = {
  args: {
    actions: {
      ...actions,
      bulk: [
        {
          ...takeOrders,
          chunkSize: 3,
          run: (selected, options) =>
            selected[0]!.id === '1' ? takeOrders.run(selected, options) : new Promise(() => {}),
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await selectRows(0);
    await userEvent.click(canvas.getByRole('button', { name: '批量接单' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '批量接单' }),
    );
    await expect(await screen.findByText('3 / 8 条')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: '停止处理吗？' })).toBeVisible();
  },
};

export const BulkActionEnded: Story = {
  args: { actions: { ...actions, bulk: [takeOrders] } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(0);
    await userEvent.click(canvas.getByRole('button', { name: '批量接单' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '批量接单' }),
    );

    await expect(
      await screen.findByText('批量接单：成功 5 条，失败 3 条，跳过 2 条'),
    ).toBeVisible();
  },
};

export const ColumnSettings: Story = {
  args: {
    memory: {
      ...memory,
      layout: writeLayout(declaredLayout(ORDER_COLUMNS.filter(({ field }) => field !== 'remark'))),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /列设置/ }));
    await userEvent.click(await screen.findByRole('button', { name: '调整候选人' }));

    await expect(screen.getByText('新')).toBeVisible();
  },
};

export const ColumnSettingsNotSaved: Story = {
  args: {
    memory: {
      onLayoutSave: fn(() => Promise.reject(new Error('网络连接失败，请检查网络后重试'))),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /列设置/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '签约主体' }));
    await userEvent.click(screen.getByRole('radio', { name: '紧凑' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    await expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
    await expect(
      within(canvas.getByRole('grid')).queryByRole('columnheader', { name: /签约主体/ }),
    ).toBeNull();
  },
};

export const ColumnMovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await ready();
    await userEvent.click(canvas.getByRole('button', { name: /列设置/ }));
    (await screen.findByRole('checkbox', { name: '候选人' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');

    await expect(screen.getByRole('checkbox', { name: '候选人' })).toHaveFocus();
    await expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(expect.arrayContaining(['签约主体', '状态', '候选人']));
    await expect(
      within(grid)
        .getAllByRole('columnheader')
        .findIndex((head) => head.textContent === '候选人'),
    ).toBe(4);
  },
};

const views: ListViews = { store: sampleViews(), linkOf: ({ id }) => `#${id}` };
const withAllTools = {
  views,
  exporter: sampleExporter(),
  actions: { ...actions, bulk: [takeOrders] },
};

export const AllTools: Story = { args: withAllTools, play: async () => void (await ready()) };

export const ViewsOpen: Story = {
  args: { ...withAllTools, views: { ...views, current: 'urgent' } },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /视图：/ }));

    await expect(screen.getByRole('menuitem', { name: '重命名…' })).toBeVisible();
  },
};

export const ViewChanged: Story = {
  args: { ...withAllTools, views: { ...views, current: 'urgent' } },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));

    await expect(await canvas.findByRole('button', { name: /有更改/ })).toBeVisible();
  },
};

export const ViewNamed: Story = {
  args: withAllTools,
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '视图' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '另存为新视图…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '视图名称' }), '本周超时');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(screen.getByText('视图名称已被使用，请换一个名称')).toBeVisible());
  },
};

const versionedViews: ListViews = { store: sampleVersions(), current: 'urgent' };

export const ViewConflicting: Story = {
  args: { ...withAllTools, views: versionedViews },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /有更改/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: '保存更改' }));

    await expect(
      await screen.findByRole('alertdialog', { name: '“我的超时订单”已有更新的版本' }),
    ).toBeVisible();
  },
};

export const ViewVersions: Story = {
  args: { ...withAllTools, views: versionedViews },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /视图：/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: '历史版本…' }));

    await expect(await screen.findAllByRole('button', { name: /^恢复 / })).toHaveLength(3);
  },
};

/** Without filters the panel has room below its button, also on a phone. */
const withRoomBelow = { ...withAllTools, filters: [] };

export const ExportOpen: Story = {
  args: withRoomBelow,
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));

    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

export const ExportRefused: Story = {
  args: {
    ...withRoomBelow,
    exporter: {
      ...sampleExporter([]),
      start: () => Promise.reject(new Error('同时进行的导出不能超过 3 个，请等待或取消后再试')),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await selectRows(1, 2);
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('button', { name: '开始导出' }));

    await expect(await screen.findByText(/同时进行的导出不能超过 3 个/)).toBeVisible();
  },
};

export const Numbered: Story = {
  args: { appearance: { numbered: true } },
  play: async () => void (await ready()),
};

export const WithoutTools: Story = {
  render: ({ label, columns, rowKey }) => (
    <ListGrid label={label} columns={columns} rowKey={rowKey} load={load} />
  ),
  play: async () => void (await ready()),
};

export const MoreTools: Story = {
  args: {
    actions: {
      ...actions,
      tools: <Button>导入订单</Button>,
      onInvoice: fn(),
      onExportReport: fn(),
    },
  },
  play: async () => void (await ready()),
};

export const LongText: Story = {
  args: {
    load: async (query, options) => {
      const page = await load(query, options);
      return {
        ...page,
        content: page.content.map((row) => ({
          ...row,
          userName: 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine',
          remark: row.remark.repeat(4),
        })),
      };
    },
  },
  play: async () => void (await ready()),
};

export const FillsItsContainer: Story = {
  args: { appearance: { selectable: true, fill: true }, memory: { ...memory, pageSize: 50 } },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => void (await ready()),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => void (await ready()),
};

export const KeepsRowsOfTheNewestQuestion: Story = {
  args: {
    load: async (query) => {
      await new Promise((resolve) => setTimeout(resolve, query.page === 2 ? 60 : 5));
      return load(query, { signal: new AbortController().signal });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));

    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy'));
    await new Promise((resolve) => setTimeout(resolve, 80));
    await expect(within(canvas.getByRole('grid')).getAllByRole('rowheader')[0]).toHaveTextContent(
      rows[20]!.orderNo,
    );
  },
};
