import { memo, useEffect, useRef, useState } from 'react';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, factsOf, scrollerHeight } from './contestant';
import { PlainCell } from './plainCell';
import { COLUMNS, type Order } from './rows';

/** TanStack Table and Virtual with hand-written markup and styles. */
const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns(
  COLUMNS.map(({ field, label }) => helper.accessor(field, { header: label, sortFn: 'basic' })),
);
const widths = [50, ...COLUMNS.map(({ width }) => width), 240];

interface RowProps {
  order: Order;
  isChosen: boolean;
  choose(): void;
}

const Row = memo(
  function Row({ order, isChosen, choose }: RowProps) {
    return (
      <tr aria-selected={isChosen} data-key={order.id}>
        <td className="start">
          <input
            type="checkbox"
            className="check"
            aria-label={`选择${order.candidate}`}
            checked={isChosen}
            onChange={choose}
          />
        </td>
        {COLUMNS.map((column) => (
          <td key={column.field} className={column.kind === 'number' ? 'number' : undefined}>
            <PlainCell column={column} order={order} />
          </td>
        ))}
        <td className="end">
          <div className="actions">
            <button type="button">查看</button>
            <button type="button">编辑</button>
          </div>
        </td>
      </tr>
    );
  },
  (one, other) => one.order === other.order && one.isChosen === other.isChosen,
);

function Grid({ orders, isVirtual }: { orders: Order[]; isVirtual: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: orders, getRowId: ({ id }: Order) => id });
  const rows = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => ref.current,
    estimateSize: () => 40,
    overscan: 6,
    scrollMargin: 0,
  });
  const shown = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : rows.map((_, index) => index);
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const fixed = scrollerHeight(isVirtual);
  const gap = (height: number) =>
    isVirtual &&
    height > 0 && (
      <tr>
        <td className="gap" colSpan={20} style={{ height }} />
      </tr>
    );
  return (
    <div className="grid" ref={ref} style={fixed === null ? undefined : { height: fixed }}>
      <table aria-label="订单">
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <th className="start">
                <input
                  type="checkbox"
                  className="check"
                  aria-label="全选"
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                  <table.FlexRender header={header} />
                </th>
              ))}
              <th className="end">操作</th>
            </tr>
          ))}
        </thead>
        <tbody>
          {gap((shown[0] ?? 0) * 40)}
          {shown.map((index) => {
            const row = rows[index]!;
            return (
              <Row
                key={row.id}
                order={row.original}
                isChosen={row.getIsSelected()}
                choose={() => row.toggleSelected()}
              />
            );
          })}
          {gap((rows.length - 1 - (shown.at(-1) ?? 0)) * 40)}
        </tbody>
      </table>
    </div>
  );
}

let root: Root;
let host: HTMLElement;

enter({
  mount(element, orders, isVirtual) {
    host = element;
    root = createRoot(host);
    flushSync(() => root.render(<Grid orders={orders as Order[]} isVirtual={isVirtual} />));
  },
  unmount: () => root.unmount(),
  sort: () => host.querySelectorAll('th')[1]!.click(),
  selectAll: () => host.querySelector<HTMLElement>('thead input')!.click(),
  scroller: () => host.querySelector<HTMLElement>('.grid')!,
  facts: () => factsOf(host, 'tbody tr[data-key]', 'td', 'tr[aria-selected=true]'),
});
