import { enter, factsOf, scrollerHeight } from './contestant';
import { COLUMNS, optionOf, sorted, type Column, type Order } from './rows';

/** The floor: strings and `innerHTML`, without any state. */
const ROW = 40;
const OVERSCAN = 6;
let host: HTMLElement;
let grid: HTMLElement;
let body: HTMLElement;
let rows: readonly Order[] = [];
let descending = true;
let isVirtual = false;
let height = 0;
let rendered = '';
const selected = new Set<string>();

const cell = (column: Column, order: Order) => {
  const value = String(order[column.field]);
  if (column.kind === 'tag') {
    const option = optionOf(column, value);
    return `<td><span class="tag" data-tone="${option?.tone}">${option?.text}</span></td>`;
  }
  if (column.kind === 'switch')
    return `<td><input type="checkbox" role="switch" class="switch" aria-label="${column.label}" ${value === '1' ? 'checked' : ''}></td>`;
  if (column.kind === 'image') return `<td><img src="${value}" alt="" loading="lazy"></td>`;
  return column.kind === 'number' ? `<td class="number">${value}</td>` : `<td>${value}</td>`;
};

const rowHtml = (order: Order) =>
  `<tr data-key="${order.id}" aria-selected="${selected.has(order.id)}"><td class="start"><input type="checkbox" class="check" aria-label="选择${order.candidate}" ${selected.has(order.id) ? 'checked' : ''}></td>${COLUMNS.map((column) => cell(column, order)).join('')}<td class="end"><div class="actions"><button type="button">查看</button><button type="button">编辑</button></div></td></tr>`;

function render() {
  if (!isVirtual) {
    body.innerHTML = rows.map(rowHtml).join('');
    return;
  }
  const from = Math.max(0, Math.floor(grid.scrollTop / ROW) - OVERSCAN);
  const to = Math.min(rows.length, Math.ceil((grid.scrollTop + height - ROW) / ROW) + OVERSCAN);
  if (rendered === `${from} ${to} ${descending}`) return;
  rendered = `${from} ${to} ${descending}`;
  const gap = (count: number) =>
    count > 0 ? `<tr><td class="gap" colspan="20" style="height:${count * ROW}px"></td></tr>` : '';
  body.innerHTML = gap(from) + rows.slice(from, to).map(rowHtml).join('') + gap(rows.length - to);
}

enter({
  mount(element, list, virtual) {
    host = element;
    height = scrollerHeight(virtual) ?? 0;
    rows = list;
    isVirtual = virtual;
    descending = true;
    rendered = '';
    selected.clear();
    const widths = [50, ...COLUMNS.map(({ width }) => width), 240];
    host.innerHTML = `<div class="grid" style="${height > 0 ? `height:${height}px` : ''}"><table aria-label="订单"><colgroup>${widths.map((width) => `<col style="width:${width}px">`).join('')}</colgroup><thead><tr><th class="start"><input type="checkbox" class="check" aria-label="全选"></th>${COLUMNS.map(({ label }) => `<th>${label}</th>`).join('')}<th class="end">操作</th></tr></thead><tbody></tbody></table></div>`;
    grid = host.firstElementChild as HTMLElement;
    body = grid.querySelector('tbody')!;
    if (virtual) grid.addEventListener('scroll', render, { passive: true });
    render();
  },
  unmount() {
    host.innerHTML = '';
  },
  sort() {
    descending = !descending;
    rows = sorted(rows, descending);
    render();
  },
  selectAll() {
    const on = selected.size === 0;
    for (const { id } of rows) {
      if (on) selected.add(id);
      else selected.delete(id);
    }
    for (const row of body.querySelectorAll<HTMLElement>('tr[data-key]')) {
      row.setAttribute('aria-selected', String(on));
      row.querySelector<HTMLInputElement>('.check')!.checked = on;
    }
  },
  scroller: () => grid,
  facts: () => factsOf(host, 'tbody tr[data-key]', 'td', 'tr[aria-selected=true]'),
});
