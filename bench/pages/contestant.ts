import { makeOrders, sorted, type Order } from './rows';

/** What every page offers to who measures it. */
export interface Contestant {
  /** Shows the rows. `isVirtual` asks for those near the view alone, in a view of 600 px. */
  mount(host: HTMLElement, rows: readonly Order[], isVirtual: boolean): void;
  unmount(): void;
  /** Presses the head of the order number: ascending first, then descending. */
  sort(): void;
  /** Presses the checkbox of the head. */
  selectAll(): void;
  /** The element that scrolls. */
  scroller(): HTMLElement;
  /** What is there, to be checked. */
  facts(): Facts;
}

/** What a grid shows now. */
export interface Facts {
  /** Rows in the document. */
  rows: number;
  /** Order number of the first row in sight. */
  first: string;
  /** Rows that are marked as chosen, in the document. */
  chosen: number;
  /** Cells of the first row. */
  cells: number;
  /** Whether the middle of the view shows a row. */
  isBlank: boolean;
}

/** Makes the contestant known to who measures. */
export function enter(contestant: Contestant): void {
  let many: readonly Order[] | undefined;
  const orders = {
    50: makeOrders(50),
    /**
     * Made when they are first asked for: what they weigh must not tip the page of fifty into a
     * garbage collection.
     */
    get 10_000() {
      return (many ??= makeOrders(10_000));
    },
  };
  // The first number that a browser writes costs it 8 ms, once: no product shows a list before
  // that.
  (1000).toLocaleString('zh-CN');
  const numbers = sorted(orders[50], false).map(({ orderNo }) => orderNo);
  Object.assign(window, { contestant, orders, least: numbers[0], most: numbers.at(-1) });
}

/** Returns what a grid of `<tr>`s or `[role=row]`s shows. */
export function factsOf(
  host: HTMLElement,
  rowSelector: string,
  cellSelector: string,
  chosenSelector: string,
): Facts {
  const box = host.getBoundingClientRect();
  const rows = [...host.querySelectorAll<HTMLElement>(rowSelector)].filter(
    (row) => row.offsetHeight > 0,
  );
  const middle = document.elementFromPoint(box.left + 400, box.top + Math.min(box.height, 600) / 2);
  const byPlace = rows.toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
  const head =
    host.querySelector('thead th, [role=columnheader]')?.getBoundingClientRect().bottom ?? 0;
  const first = byPlace.find((row) => row.getBoundingClientRect().bottom > head + 1);
  return {
    rows: rows.length,
    first: /MJ2026\d{6}/.exec(first?.textContent ?? '')?.[0] ?? '',
    chosen: host.querySelectorAll(chosenSelector).length,
    cells: first?.querySelectorAll(cellSelector).length ?? 0,
    isBlank: middle?.closest(rowSelector) == null,
  };
}
