import { Activity, useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '@mingjian/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ListSort } from '../internal/list/query';
import { DataGrid } from './DataGrid';
import { dataGridGuide } from './DataGrid.guide';
import type { DataGridProps } from './dataGridProps';
import {
  columns,
  englishColumns,
  makeOrders,
  manyActions,
  orderActions,
  orderKey,
  type OrderRow,
} from './grid.fixtures';
import { createSelection } from './selectionStore';

const orders = makeOrders(12);
const many = makeOrders(10_000);
const pause = () => new Promise<void>(() => undefined);

const meta = {
  component: DataGrid<OrderRow>,
  args: {
    label: '订单',
    rows: orders,
    rowKey: orderKey,
    columns,
    rowActions: orderActions,
    onSort: fn(),
    onSwitch: () => Promise.resolve(),
  },
  parameters: { guide: dataGridGuide },
} satisfies Meta<typeof DataGrid<OrderRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const selectionOf = (...keys: string[]) => {
  const selection = createSelection();
  selection.setRange(keys, true);
  return selection;
};

export const Standard: Story = { args: { selection: selectionOf() } };

export const Compact: Story = { args: { density: 'compact', selection: selectionOf() } };

export const Roomy: Story = { args: { density: 'roomy', selection: selectionOf() } };

export const Hovered: Story = {
  args: { selection: selectionOf() },
  parameters: {
    pseudo: {
      hover: [
        'tbody tr:nth-child(3)',
        'th:nth-child(2) button',
        'tbody tr:nth-child(3) [data-tone=danger]',
      ],
    },
  },
};

export const Focused: Story = {
  args: { selection: selectionOf() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');

    await expect(canvas.getAllByRole('row')[2]!.children[2]).toHaveFocus();
  },
};

export const Selected: Story = { args: { selection: selectionOf('o2', 'o3', 'o5') } };

export const AllMatchingButSome: Story = {
  args: { totalRows: 320 },
  render: (args) => {
    const selection = createSelection();
    selection.selectAllMatching({ conditions: [], sort: [] }, 320);
    selection.toggle('o4', false);
    return <DataGrid {...args} selection={selection} />;
  },
};

const byAmount: ListSort = { field: 'amount', descending: true };

export const Sorted: Story = { args: { rows: inOrder(orders, byAmount), sort: [byAmount] } };

export const SortedBySeveral: Story = {
  args: {
    sort: [
      { field: 'amount', descending: false },
      { field: 'createTime', descending: true },
    ],
  },
};

export const Numbered: Story = {
  args: { indexFrom: 41, totalRows: 320, rowOffset: 40, highlighted: 'o3' },
};

export const ColumnsSelected: Story = {
  args: {
    layout: ['status', 'orderNo', 'company', 'candidate', 'amount'].map((field) => ({
      field,
      isShown: field !== 'company',
      width: field === 'candidate' ? 260 : null,
      pin: field === 'status' ? 'left' : null,
    })),
    onWidthChange: fn(),
  },
};

export const ScrolledUnderPins: Story = {
  args: { selection: selectionOf('o2') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement!;
    scroller.scrollLeft = 180;

    await waitFor(() => expect(scroller).toHaveAttribute('data-under-start'));
    await expect(
      canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect().left -
        scroller.getBoundingClientRect().left,
    ).toBeLessThan(60);
  },
};

export const Narrow: Story = {
  args: { selection: selectionOf() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const SwitchSaving: Story = {
  args: { onSwitch: pause },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('switch')[1]!);

    await expect(canvas.getAllByRole('switch')[1]).toBeChecked();
    await expect(canvas.getAllByRole('switch')[1]).toHaveAttribute('aria-busy', 'true');
  },
};

export const SwitchFailed: Story = {
  args: { onSwitch: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('switch')[1]!);

    await waitFor(() => expect(document.body).toHaveTextContent(/未能保存|could not be saved/));
    await expect(canvas.getAllByRole('switch')[1]).not.toBeChecked();
  },
};

export const SwitchesDisabled: Story = {
  render: ({ onSwitch: _, ...args }) => <DataGrid {...args} />,
};

export const BrokenPicture: Story = {
  parameters: { expectedErrors: ['broken image'] },
  args: {
    rows: orders.map((row, index) => ({
      ...row,
      avatar: index === 1 ? 'data:image/png;base64,broken' : row.avatar,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')[1]).toHaveAttribute('data-broken'));
  },
};

export const Empty: Story = { args: { rows: [], selection: createSelection() } };

export const LongText: Story = {
  args: {
    columns: columns.map((column) =>
      column.field === 'manager'
        ? { ...column, label: '负责与候选人及用人部门沟通的项目经理' }
        : column,
    ),
    rows: orders.map((row, index) => ({
      ...row,
      candidate:
        index % 2 === 0
          ? '阿卜杜热合曼·买买提依明江·吐尔逊'
          : 'Maximiliana Konstantinopoulou-Featherstonehaugh',
      company: '上海明鉴人力资源信息技术服务有限公司华东分公司徐汇第二营业部',
      manager: 'project.manager.of.the.eastern.region@example.com',
    })),
  },
};

export const ClippedTextInTip: Story = {
  args: {
    rows: orders.map((row) => ({
      ...row,
      company: '上海明鉴人力资源信息技术服务有限公司华东分公司徐汇第二营业部',
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');

    await waitFor(() => expect(document.body.lastElementChild).toHaveTextContent('徐汇第二营业部'));
  },
};

export const ActionsOverflow: Story = {
  args: { rowActions: manyActions },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getAllByRole('button', { name: /更多操作|More actions/ })[1]!;
    await document.fonts.ready;
    let place = NaN;
    await waitFor(() => {
      const before = place;
      place = more.getBoundingClientRect().x;
      return expect(place).toBe(before);
    });
    await userEvent.click(more);

    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /终止背调/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Many: Story = {
  args: { rows: many, selection: selectionOf(), fill: true },
  decorators: [
    (Story) => (
      <div style={{ height: 460 }}>
        <Story />
      </div>
    ),
  ],
};

export const ManyScrolled: Story = {
  ...Many,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement!;
    scroller.scrollTop = 200_000;

    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: many[5003]!.orderNo })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
  },
};

export const BackFromAHiddenTab: Story = {
  ...Many,
  render: function Hidden(args) {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? '隐藏' : '显示'}
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <div style={{ height: 400 }}>
            <DataGrid {...args} />
          </div>
        </Activity>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid').parentElement!.scrollTop = 200_000;
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: many[5002]!.orderNo })).toBeVisible(),
    );

    await userEvent.click(canvas.getByRole('button', { name: '隐藏' }));
    await userEvent.click(canvas.getByRole('button', { name: '显示' }));

    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: many[5002]!.orderNo })).toBeVisible(),
    );
  },
};

export const Busy: Story = {
  args: { loading: true },
  render: (args) => (
    <>
      <ProgressLine loading={args.loading ?? false} />
      <DataGrid {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SortsByKeyboard: Story = {
  render: function SortedHere(args) {
    const [sort, setSort] = useState<readonly ListSort[]>([]);
    const rows = useMemo(() => inOrder(args.rows, sort[0]), [args.rows, sort]);
    return <DataGrid {...args} rows={rows} sort={sort} onSort={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');

    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
  },
};

export const ChoosesByKeyboard: Story = {
  args: { selection: createSelection() },
  play: async ({ args, canvas, userEvent }) => {
    args.selection?.clear();
    await userEvent.tab();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');

    await expect(args.selection?.count()).toBe(3);
    await expect(canvas.getAllByRole('row')[3]).toHaveAttribute('aria-selected', 'true');
  },
};

export const GoesIntoACell: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(within(canvas.getAllByRole('row')[1]!).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}{ArrowDown}');

    await expect(canvas.getAllByRole('row')[2]!.lastElementChild).toHaveFocus();
  },
};

export const PulledWider: Story = {
  args: { onWidthChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{ArrowRight}{/Alt}');

    await expect(args.onWidthChange).toHaveBeenLastCalledWith('orderNo', 160);
    await expect(canvas.getAllByRole('columnheader')[0]!.getBoundingClientRect().width).toBe(160);
  },
};

export const RightToLeft: Story = {
  args: { selection: selectionOf('o2') },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
  },
};

export const EnglishLabels: Story = {
  args: { columns: englishColumns, label: 'Orders', selection: selectionOf('o2') },
  globals: { language: 'en' },
};

function inOrder(
  rows: DataGridProps<OrderRow>['rows'],
  step: ListSort | undefined,
): DataGridProps<OrderRow>['rows'] {
  if (!step) return rows;
  const sign = step.descending ? -1 : 1;
  const valueOf = (row: OrderRow) => row[step.field as keyof OrderRow] ?? '';
  return rows.toSorted((one, other) => (valueOf(one) < valueOf(other) ? -sign : sign));
}
