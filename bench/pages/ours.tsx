import { useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ThemeRoot } from '@mingjian/ui';
import {
  createSelection,
  DataGrid,
  type GridColumn,
  type ListSort,
  type RowAction,
} from '@mingjian/widgets/DataGrid';
import { enter, factsOf, scrollerHeight } from './contestant';
import { COLUMNS, sorted, type Order } from './rows';

const columns: GridColumn<Order>[] = COLUMNS.map(({ field, label, width, kind, options }) => ({
  field,
  label,
  width,
  sortable: kind === 'text',
  ...(kind !== 'number' && { as: kind }),
  ...(kind === 'number' && { align: 'end' as const }),
  ...(options && { options: options as never }),
}));
const actions: RowAction<Order>[] = [
  { key: 'view', label: '查看', onSelect: () => undefined },
  { key: 'edit', label: '编辑', onSelect: () => undefined },
];
const rowActions = () => actions;
const keyOf = ({ id }: Order) => id;
const save = () => Promise.resolve();
const NONE: readonly ListSort[] = [];

function Page({ orders, isVirtual }: { orders: readonly Order[]; isVirtual: boolean }) {
  const [sort, setSort] = useState(NONE);
  const [selection] = useState(createSelection);
  const rows = useMemo(
    () => (sort[0] ? sorted(orders, sort[0].descending) : orders),
    [orders, sort],
  );
  const height = scrollerHeight(isVirtual);
  return (
    <div style={height === null ? undefined : { height }}>
      <DataGrid
        label="订单"
        rows={rows}
        columns={columns}
        sort={sort}
        selection={selection}
        rowActions={rowActions}
        rowKey={keyOf}
        onSort={setSort}
        onSwitch={save}
        fill={height !== null}
      />
    </div>
  );
}

// The theme belongs to the page, so it is rendered before any list.
createRoot(document.createElement('div')).render(<ThemeRoot />);

let root: Root;
let host: HTMLElement;

enter({
  mount(element, orders, isVirtual) {
    host = element;
    root = createRoot(host);
    flushSync(() => root.render(<Page orders={orders} isVirtual={isVirtual} />));
  },
  unmount: () => root.unmount(),
  sort: () => host.querySelector<HTMLElement>('thead [data-part=sort]')!.click(),
  selectAll: () => host.querySelector<HTMLElement>('thead [data-part=check]')!.click(),
  scroller: () => host.querySelector<HTMLElement>('table')!.parentElement!,
  facts: () => factsOf(host, 'tbody tr[data-key]', 'td, th', 'tbody tr[aria-selected=true]'),
});
