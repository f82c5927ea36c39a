import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, factsOf } from './contestant';
import { COLUMNS, optionOf, sorted, type Column, type Order } from './rows';

/** Hand-written React: memoised rows and native controls without further features. */
const ROW = 40;
const BEYOND = 6;

interface RowProps {
  order: Order;
  isSelected: boolean;
  onChoose(id: string): void;
  onSwitch(id: string): void;
}

const Row = memo(function Row({ order, isSelected, onChoose, onSwitch }: RowProps) {
  return (
    <tr aria-selected={isSelected} data-key={order.id}>
      <td className="start">
        <input
          type="checkbox"
          className="check"
          aria-label={`选择${order.candidate}`}
          checked={isSelected}
          onChange={() => onChoose(order.id)}
        />
      </td>
      {COLUMNS.map((column) => (
        <td key={column.field} className={column.kind === 'number' ? 'number' : undefined}>
          {cell(column, order, onSwitch)}
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
});

function cell(column: Column, order: Order, onSwitch: (id: string) => void) {
  const value = order[column.field];
  if (column.kind === 'tag') {
    const option = optionOf(column, String(value));
    return (
      <span className="tag" data-tone={option?.tone}>
        {option?.text}
      </span>
    );
  }
  if (column.kind === 'switch') {
    return (
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={column.label}
        checked={Number(value) === 1}
        onChange={() => onSwitch(order.id)}
      />
    );
  }
  return column.kind === 'image' ? <img src={String(value)} alt="" loading="lazy" /> : value;
}

const widths = [50, ...COLUMNS.map(({ width }) => width), 240];

function Grid({ orders, isVirtual }: { orders: readonly Order[]; isVirtual: boolean }) {
  const [descending, setDescending] = useState<boolean | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [top, setTop] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => (descending === null ? orders : sorted(orders, descending)),
    [orders, descending],
  );
  const choose = useCallback((id: string) => setSelected((before) => new Set(before).add(id)), []);
  const toggle = useCallback(() => undefined, []);

  useEffect(() => {
    const grid = ref.current!;
    const scroll = () => flushSync(() => setTop(Math.floor(grid.scrollTop / ROW)));
    if (isVirtual) grid.addEventListener('scroll', scroll, { passive: true });
    return () => grid.removeEventListener('scroll', scroll);
  }, [isVirtual]);

  const from = isVirtual ? Math.max(0, top - BEYOND) : 0;
  const to = isVirtual ? Math.min(rows.length, top + Math.ceil(560 / ROW) + BEYOND) : rows.length;
  const gap = (count: number) =>
    count > 0 && (
      <tr>
        <td className="gap" colSpan={20} style={{ height: count * ROW }} />
      </tr>
    );
  return (
    <div className="grid" ref={ref} style={isVirtual ? { height: 600 } : undefined}>
      <table aria-label="订单">
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="start">
              <input
                type="checkbox"
                className="check"
                aria-label="全选"
                checked={selected.size === rows.length}
                onChange={() =>
                  setSelected(selected.size === 0 ? new Set(rows.map(({ id }) => id)) : new Set())
                }
              />
            </th>
            {COLUMNS.map(({ field, label }) => (
              <th key={field} onClick={() => setDescending(descending === false)}>
                {label}
              </th>
            ))}
            <th className="end">操作</th>
          </tr>
        </thead>
        <tbody>
          {gap(from)}
          {rows.slice(from, to).map((order) => (
            <Row
              key={order.id}
              order={order}
              isSelected={selected.has(order.id)}
              onChoose={choose}
              onSwitch={toggle}
            />
          ))}
          {gap(rows.length - to)}
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
    flushSync(() => root.render(<Grid orders={orders} isVirtual={isVirtual} />));
  },
  unmount: () => root.unmount(),
  sort: () => host.querySelectorAll('th')[1]!.click(),
  selectAll: () => host.querySelector<HTMLElement>('thead input')!.click(),
  scroller: () => host.querySelector<HTMLElement>('.grid')!,
  facts: () => factsOf(host, 'tbody tr[data-key]', 'td', 'tr[aria-selected=true]'),
});
