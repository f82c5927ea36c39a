import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import { columns, makeOrders, orderActions, orderKey, type OrderRow } from './grid.fixtures';
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
const rowHead = (row: OrderRow | undefined) =>
  screen.getByRole('rowheader', { name: row!.orderNo });

describe('DataGrid by keyboard', () => {
  it('is one tab stop, which stays where it was left', async () => {
    renderGrid({
      selection: createSelection(),
      rowActions: orderActions,
      onSwitch: () => Promise.resolve(),
      onSort: vi.fn(),
    });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(rowHead(orders[1])).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });

    expect(rowHead(orders[1])).toHaveFocus();
  });

  it('reaches the head, which sorts by Enter and with Shift adds', async () => {
    const onSort = vi.fn();
    renderGrid({ onSort, sort: [{ field: 'amount', descending: false }] });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSort).toHaveBeenLastCalledWith([{ field: 'orderNo', descending: false }]);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');

    expect(screen.getByRole('columnheader', { name: '订单编号' })).toHaveFocus();
    expect(onSort).toHaveBeenLastCalledWith([
      { field: 'amount', descending: false },
      { field: 'orderNo', descending: false },
    ]);
  });

  it('selects by Space, a range with Shift, and the page by Ctrl+A', async () => {
    const selection = createSelection();
    renderGrid({ selection });

    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selection.get()).toEqual({ kind: 'some', keys: new Set(['o1', 'o2', 'o3']) });
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(selection.get()).toEqual({ kind: 'some', keys: new Set(['o1', 'o2', 'o3', 'o4']) });
    await userEvent.keyboard('{Control>}a{/Control}');

    expect(selection.count()).toBe(5);
  });

  it('goes into a cell by Enter, round its controls by Tab, and out by Escape', async () => {
    renderGrid({ rowActions: orderActions });
    const actions = within(rowHead(orders[0]).closest('tr')!);

    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    expect(actions.getByRole('button', { name: '查看' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(actions.getByRole('button', { name: '删除' })).toHaveFocus();
    await userEvent.tab();
    expect(actions.getByRole('button', { name: '查看' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(actions.getAllByRole('cell').at(-1)).toHaveFocus();
  });

  it('opens the row by Enter on a cell without controls', async () => {
    const onOpen = vi.fn();
    renderGrid({ onOpen });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  it('follows the link of a row by one Enter, on its cell and on one without controls', async () => {
    const followed = vi.fn();
    const linked = columns.map((column) =>
      column.field === 'orderNo'
        ? {
            ...column,
            render: ({ id, orderNo }: OrderRow) => (
              <a href={`#${id}`} onClick={() => followed(id)}>
                {orderNo}
              </a>
            ),
          }
        : column,
    );
    renderGrid({ columns: linked });

    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');

    expect(followed.mock.calls).toEqual([['o1'], ['o2']]);
  });

  it('keeps custom cells out of the tab order, and enters them by Enter', async () => {
    const linked = columns.map((column) =>
      column.field === 'candidate'
        ? { ...column, render: (row: OrderRow) => <a href={`#${row.id}`}>{row.candidate}</a> }
        : column,
    );
    renderGrid({ columns: linked });

    await userEvent.tab();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{F2}');

    expect(screen.getByRole('link', { name: orders[0]!.candidate })).toHaveFocus();
  });

  it('stays with its row when the rows are sorted, and in its place when the row is gone', async () => {
    const { again } = renderGrid();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    again({ rows: orders.toReversed() });
    expect(rowHead(orders[1])).toHaveFocus();
    again({ rows: makeOrders(9).slice(5) });

    expect(screen.getAllByRole('rowheader')[3]).toHaveFocus();
  });

  it('resizes a column by Alt and an arrow, and announces its width', async () => {
    const onWidthChange = vi.fn();
    renderGrid({ onWidthChange });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}');

    expect(onWidthChange.mock.calls).toEqual([
      ['orderNo', 150],
      ['orderNo', 160],
      ['orderNo', 150],
    ]);
    expect(screen.getByText('订单编号：宽 150 像素')).toBeInTheDocument();
  });

  it('leaves the keys of an input method alone', () => {
    const selection = createSelection();
    renderGrid({ selection });
    rowHead(orders[0]).focus();

    fireEvent.keyDown(rowHead(orders[0]), { key: ' ', keyCode: 229 });

    expect(selection.count()).toBe(0);
  });
});

describe('DataGrid of many rows', () => {
  const many = makeOrders(10_000);

  it('renders those near the viewport, and has the row count', () => {
    renderGrid({ rows: many });

    expect(screen.getAllByRole('rowheader').length).toBeLessThan(40);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  });

  it('reaches the last one by keyboard, and keeps the focused one when it is scrolled away', async () => {
    renderGrid({ rows: many });
    const scroller = screen.getByRole('grid').parentElement!;

    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    expect(document.activeElement).toHaveTextContent(many.at(-1)!.orderNo);
    expect(document.activeElement!.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    scroller.scrollTop = 0;
    fireEvent.scroll(scroller);

    expect(document.activeElement).toHaveTextContent(many.at(-1)!.orderNo);
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(many[0]!.orderNo);
  });

  it('prints all of them', () => {
    renderGrid({ rows: many.slice(0, 150) });

    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(150);
    fireEvent(window, new Event('afterprint'));

    expect(screen.getAllByRole('rowheader').length).toBeLessThan(40);
  });
});
