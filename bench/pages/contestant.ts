import { makeOrders, sorted, type Order } from './rows';

/** Operations of every page. */
export interface Contestant {
  /** Shows the rows within `scrollerHeight`. `isVirtual` renders the visible ones only. */
  mount(host: HTMLElement, rows: readonly Order[], isVirtual: boolean): void;
  unmount(): void;
  /** Clicks the header of the order number: ascending first, then descending. */
  sort(): void;
  /** Clicks the checkbox of the header. */
  selectAll(): void;
  /** The element that scrolls. */
  scroller(): HTMLElement;
  /** Returns the current state, for assertions. */
  facts(): Facts;
}

/** State of a grid. */
export interface Facts {
  /** Rows in the document. */
  rows: number;
  /** Order number of the first visible row. */
  first: string;
  /** Selected rows in the document. */
  selected: number;
  /** Cells of the first row. */
  cells: number;
  /** Whether the middle of the viewport shows no row. */
  isBlank: boolean;
}

/** Returns the height of the scroller in pixels; `null` for the height of the rows. */
export function scrollerHeight(isVirtual: boolean): number | null {
  const { scrollerHeight: fixed } = window as { scrollerHeight?: number };
  return fixed ?? (isVirtual ? 600 : null);
}

/** Registers the contestant for measuring. */
export function enter(contestant: Contestant): void {
  let many: readonly Order[] | undefined;
  const orders = {
    50: makeOrders(50),
    /** Created on demand, because their memory could trigger garbage collection with fifty rows. */
    get 10_000() {
      return (many ??= makeOrders(10_000));
    },
  };
  // The first number format costs a browser 8 ms, once, which every product pays before a list.
  (1000).toLocaleString('zh-CN');
  const numbers = sorted(orders[50], false).map(({ orderNo }) => orderNo);
  Object.assign(window, { contestant, orders, least: numbers[0], most: numbers.at(-1) });
}

/** Returns the state of a grid of `<tr>`s or `[role=row]`s. */
export function factsOf(
  host: HTMLElement,
  rowSelector: string,
  cellSelector: string,
  selectedSelector: string,
): Facts {
  const box = host.getBoundingClientRect();
  const rows = [...host.querySelectorAll<HTMLElement>(rowSelector)].filter(
    (row) => row.offsetHeight > 0,
  );
  const middle = document.elementFromPoint(box.left + 400, box.top + Math.min(box.height, 600) / 2);
  const byTop = rows.toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
  const head =
    host.querySelector('thead th, [role=columnheader]')?.getBoundingClientRect().bottom ?? 0;
  const first = byTop.find((row) => row.getBoundingClientRect().bottom > head + 1);
  return {
    rows: rows.length,
    first: /MJ2026\d{6}/.exec(first?.textContent ?? '')?.[0] ?? '',
    selected: host.querySelectorAll(selectedSelector).length,
    cells: first?.querySelectorAll(cellSelector).length ?? 0,
    isBlank: middle?.closest(rowSelector) == null,
  };
}
