import { useState } from 'react';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListSort } from '../internal/list/query';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import {
  columns,
  makeOrders,
  manyActions,
  orderActions,
  orderKey,
  type OrderRow,
} from './grid.fixtures';
import { createSelection } from './selectionStore';

const orders = makeOrders(5);
const renderGrid = (props: Partial<DataGridProps<OrderRow>> = {}) => {
  const all = { label: '订单', rows: orders, rowKey: orderKey, columns, ...props };
  const view = render(<DataGrid {...all} />);
  return {
    ...view,
    again: (more: Partial<DataGridProps<OrderRow>>) =>
      view.rerender(<DataGrid {...all} {...more} />),
  };
};
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const firstNo = orders[0]!.orderNo;

describe('DataGrid', () => {
  it('hands its ref and rest props to its root', () => {
    const ref = { current: null as HTMLDivElement | null };

    const { container } = renderGrid({
      ref,
      className: 'mine',
      id: 'orders',
      style: { margin: 0 },
    });

    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveAttribute('id', 'orders');
    expect(ref.current).toHaveClass('mine');
  });

  it('is a named grid whose rows are named by their first words', () => {
    renderGrid();

    expect(screen.getByRole('grid', { name: '订单' })).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
      orders.map(({ orderNo }) => orderNo),
    );
  });

  it('shows coded values by their words, formatted ones as their column writes them, and no picture where none is stored', () => {
    renderGrid({ imageBase: '/files/', host: 'data:' });

    expect(within(rowOf(firstNo)).getByText('待接单')).toHaveAttribute('data-tone', 'neutral');
    expect(within(rowOf(firstNo)).getByText('200.00')).toBeInTheDocument();
    expect(within(rowOf(firstNo)).getByRole('img', { name: `${firstNo}的照片` })).toHaveAttribute(
      'src',
      orders[0]!.avatar,
    );
    expect(within(rowOf(orders[4]!.orderNo)).queryByRole('img')).toBeNull();
  });

  it('shows the columns of the layout in its order, and numbers them where some are hidden', () => {
    const layout = ['manager', 'orderNo'].map((field) => ({
      field,
      isShown: true,
      width: null,
      pin: null,
    }));
    const hidden = columns
      .slice(1, -1)
      .map(({ field }) => ({ field, isShown: false, width: null, pin: null }));

    renderGrid({ layout: [...layout, ...hidden] });

    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '项目经理',
      '订单编号',
    ]);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '11');
    expect(screen.getByRole('columnheader', { name: '项目经理' })).toHaveAttribute(
      'aria-colindex',
      '1',
    );
  });

  it('counts rows over all pages', () => {
    renderGrid({ totalRows: 320, rowOffset: 40, indexFrom: 41 });

    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '321');
    expect(rowOf(firstNo)).toHaveAttribute('aria-rowindex', '42');
    expect(within(rowOf(firstNo)).getAllByRole('cell')[0]).toHaveTextContent('41');
  });

  it('points one row out', () => {
    renderGrid({ highlighted: 'o2' });

    expect(rowOf(orders[1]!.orderNo)).toHaveAttribute('aria-current', 'true');
    expect(rowOf(firstNo)).not.toHaveAttribute('aria-current');
  });

  it('has its head without rows', () => {
    renderGrid({ rows: [], selection: createSelection() });

    expect(screen.getAllByRole('columnheader')).toHaveLength(12);
    expect(screen.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked();
  });
});

describe('DataGrid sorts', () => {
  function Sorted() {
    const [sort, setSort] = useState<readonly ListSort[]>([]);
    return (
      <DataGrid
        label="订单"
        rows={orders}
        rowKey={orderKey}
        columns={columns}
        sort={sort}
        onSort={setSort}
      />
    );
  }

  it('ascending, then descending, with an announcement', async () => {
    render(<Sorted />);
    const head = screen.getByRole('columnheader', { name: '金额' });
    expect(head).toHaveAttribute('aria-sort', 'none');

    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));

    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText('已按金额降序排列')).toBeInTheDocument();
  });

  it('by several columns with Shift, which shows their rank', async () => {
    const user = userEvent.setup();
    render(<Sorted />);

    await user.click(screen.getByRole('button', { name: '金额' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: '创建时间' }));

    expect(screen.getByRole('columnheader', { name: /金额/ })).toHaveTextContent('1');
    expect(screen.getByRole('columnheader', { name: /创建时间/ })).toHaveTextContent('2');
  });

  it('only by columns that can be sorted by, and only when somebody listens', () => {
    renderGrid();

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('columnheader', { name: '金额' })).not.toHaveAttribute('aria-sort');
  });
});

describe('DataGrid selects rows', () => {
  it('marks them without drawing a cell again', async () => {
    const drawn = vi.fn((row: OrderRow) => row.company);
    const selection = createSelection();
    const drawing = columns.map((column) =>
      column.field === 'company' ? { ...column, render: drawn } : column,
    );
    renderGrid({ selection, columns: drawing });
    drawn.mockClear();

    await userEvent.click(screen.getByRole('checkbox', { name: `选择${firstNo}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));

    expect(rowOf(firstNo)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    expect(drawn).not.toHaveBeenCalled();
    expect(screen.getByText('已选 5 条')).toBeInTheDocument();
  });

  it('shows outside changes, and a partly selected page in the header', () => {
    const selection = createSelection();
    selection.toggle('o2', true);
    renderGrid({ selection });
    expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();

    act(() => selection.selectAllMatching({ conditions: [], sort: [] }, 320));
    expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked();
    expect(rowOf(firstNo)).toHaveAttribute('aria-selected', 'true');

    act(() => selection.clear());
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    expect(rowOf(firstNo)).toHaveAttribute('aria-selected', 'false');
  });

  it('keeps the marks right when rows come and go', () => {
    const selection = createSelection();
    const { again } = renderGrid({ selection });
    act(() => selection.setRange(['o1', 'o2'], true));

    again({ selection, rows: [orders[4]!, orders[1]!].map((row) => ({ ...row })) });

    expect(rowOf(orders[1]!.orderNo)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('checkbox', { name: `选择${orders[1]!.orderNo}` })).toBeChecked();
    expect(rowOf(orders[4]!.orderNo)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
  });

  it('selects a range with Shift', async () => {
    const user = userEvent.setup();
    const selection = createSelection();
    renderGrid({ selection });

    await user.click(screen.getByRole('checkbox', { name: `选择${orders[1]!.orderNo}` }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: `选择${orders[3]!.orderNo}` }));

    expect(selection.get()).toEqual({ kind: 'some', keys: new Set(['o2', 'o3', 'o4']) });
  });
});

describe('DataGrid saves switches', () => {
  const switchOf = (row: OrderRow) => screen.getByRole('switch', { name: `${row.orderNo}：加急` });

  it('shows the new value at once, and ignores presses while saving', async () => {
    let finish = () => {};
    const onSwitch = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderGrid({ onSwitch });

    await userEvent.click(switchOf(orders[0]!));
    await userEvent.click(switchOf(orders[0]!));

    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(orders[0], 'urgent', 0);
    expect(switchOf(orders[0]!)).not.toBeChecked();
    expect(switchOf(orders[0]!)).toHaveAttribute('aria-busy', 'true');

    await act(async () => finish());
    expect(switchOf(orders[0]!)).not.toBeChecked();
    expect(switchOf(orders[0]!)).not.toHaveAttribute('aria-busy');
  });

  it('restores the value and shows a message after a failure', async () => {
    renderGrid({ onSwitch: () => Promise.reject(new Error('offline')) });

    await userEvent.click(switchOf(orders[0]!));

    expect(
      await screen.findByText(`${firstNo}的加急未能保存，已恢复原状。请稍后重试。`),
    ).toBeInTheDocument();
    expect(switchOf(orders[0]!)).toBeChecked();
  });

  it('shows the value of a newer row', async () => {
    const { again } = renderGrid({ onSwitch: () => Promise.resolve() });
    await userEvent.click(switchOf(orders[1]!));
    expect(switchOf(orders[1]!)).toBeChecked();

    again({ rows: orders.map((row) => ({ ...row, urgent: 0 as const })) });

    expect(switchOf(orders[1]!)).not.toBeChecked();
  });

  it('is disabled without `onSwitch`', () => {
    renderGrid();

    expect(switchOf(orders[0]!)).toBeDisabled();
  });
});

describe('DataGrid offers actions', () => {
  it('runs an action on its row, and none that is off', async () => {
    const onSelect = vi.fn();
    const rowActions = (row: OrderRow) =>
      orderActions(row).map((action) => ({ ...action, onSelect }));
    renderGrid({ rowActions });

    await userEvent.click(within(rowOf(orders[1]!.orderNo)).getByRole('button', { name: '接单' }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(within(rowOf(orders[1]!.orderNo)).getByRole('button', { name: '查看' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  it('moves actions that do not fit to a menu', async () => {
    const onSelect = vi.fn();
    const rowActions = (row: OrderRow) =>
      manyActions(row).map((action) => ({ ...action, onSelect }));
    renderGrid({ rowActions });

    await userEvent.click(
      within(rowOf(firstNo)).getByRole('button', { name: `${firstNo}的更多操作` }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '导出报告' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[0]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens a row by a double click, but not on a control', async () => {
    const onOpen = vi.fn();
    renderGrid({ onOpen, rowActions: orderActions });

    await userEvent.dblClick(within(rowOf(firstNo)).getByRole('button', { name: '查看' }));
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.dblClick(screen.getByRole('rowheader', { name: firstNo }));

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orders[0]);
  });
});

describe('DataGrid copies', () => {
  const copy = (element: Element) => {
    const setData = vi.fn();
    const event = createEvent.copy(element, { clipboardData: { setData } });
    fireEvent(element, event);
    return { setData, event };
  };

  it('the focused cell, as it reads', () => {
    renderGrid();

    const { setData } = copy(within(rowOf(firstNo)).getByText('200.00'));

    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '200.00');
    expect(screen.getByText('已复制单元格')).toBeInTheDocument();
  });

  it('the selected rows with the visible columns', () => {
    const selection = createSelection();
    selection.setRange(['o1', 'o2'], true);
    renderGrid({
      selection,
      columns: columns.filter(({ field }) => ['orderNo', 'status', 'amount'].includes(field)),
    });

    const { setData } = copy(screen.getByRole('rowheader', { name: firstNo }));

    expect(setData).toHaveBeenCalledExactlyOnceWith(
      'text/plain',
      `${firstNo}\t待接单\t200.00\r\n${orders[1]!.orderNo}\t待审核\t813.00`,
    );
  });

  it('nothing of masked values', () => {
    const selection = createSelection();
    renderGrid({
      selection,
      columns: columns
        .filter(({ field }) => ['orderNo', 'status', 'amount'].includes(field))
        .map((column) => ({ ...column, masked: column.field === 'amount' })),
    });

    const cell = within(rowOf(firstNo)).getByText('200.00');
    expect(copy(cell).setData).toHaveBeenCalledExactlyOnceWith('text/plain', '');
    selection.toggle('o1', true);
    expect(copy(cell).setData).toHaveBeenCalledExactlyOnceWith(
      'text/plain',
      `${firstNo}\t待接单\t`,
    );
  });

  it('column labels as well by Ctrl+Shift+C', async () => {
    const selection = createSelection();
    selection.toggle('o1', true);
    const setData = vi.fn();
    document.execCommand = () =>
      fireEvent(document.body, createEvent.copy(document.body, { clipboardData: { setData } }));
    renderGrid({
      selection,
      columns: columns.filter(({ field }) => ['orderNo', 'amount'].includes(field)),
    });

    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');

    expect(setData).toHaveBeenCalledExactlyOnceWith(
      'text/plain',
      `订单编号\t金额\r\n${firstNo}\t200.00`,
    );
    Reflect.deleteProperty(document, 'execCommand');
  });
});
