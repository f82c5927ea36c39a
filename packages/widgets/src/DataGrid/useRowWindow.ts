import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { scrollTo, VIRTUAL_ABOVE, windowOf, type RowWindow } from '../internal/list/rowWindow';

/** Scroll commands of the rows. */
export interface RowWindowActions {
  /** Scrolls a row into view and renders it. */
  reveal(row: number): void;
  /** Returns the number of visible rows, which Page Up and Page Down move by. */
  pageSize(): number;
}

export interface RowWindowOptions {
  count: number;
  /** Height of a row before one is measured, in pixels. */
  rowHeight: number;
  actionsRef: Ref<RowWindowActions>;
}

/** Height of the viewport before it is measured, such as while hidden or on a server. In pixels. */
const UNMEASURED = 600;
/** Debounce of size changes, in milliseconds. */
const RESIZE_DELAY = 100;

export interface RowWindowState {
  bodyRef: RefObject<HTMLTableSectionElement | null>;
  /** The rendered rows; `null` for all of them. */
  rendered: RowWindow | null;
  /** Measured height of a row, in pixels. */
  rowHeight: number;
}

/**
 * Returns which rows to render by scroll position and viewport size. Up to a hundred rows, and in
 * print, all are rendered.
 */
export function useRowWindow({
  count,
  rowHeight: initialHeight,
  actionsRef,
}: RowWindowOptions): RowWindowState {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const view = useRef({ height: UNMEASURED, rowHeight: initialHeight });
  const isVirtual = count > VIRTUAL_ABOVE;
  const [current, setCurrent] = useState(() => ({
    rendered: windowOf({ scrolled: 0, ...view.current }, count),
    rowHeight: initialHeight,
  }));
  const [isPrinted, setPrinted] = useState(false);

  const scroller = () => bodyRef.current?.parentElement?.parentElement;
  const next = () => ({
    rendered: windowOf({ scrolled: scroller()?.scrollTop ?? 0, ...view.current }, count),
    rowHeight: view.current.rowHeight,
  });
  const update = useEffectEvent(() => {
    const window = next();
    if (!sameWindow(window.rendered, current.rendered) || window.rowHeight !== current.rowHeight)
      flushSync(() => setCurrent(window));
  });
  const handleSize = useEffectEvent(() => {
    view.current = measured(bodyRef.current, view.current);
    update();
  });
  const print = useEffectEvent((isNow: boolean) => flushSync(() => setPrinted(isNow)));

  useLayoutEffect(() => {
    if (!isVirtual || !bodyRef.current) return;
    return watch(bodyRef.current, {
      scrolled: () => update(),
      sized: () => handleSize(),
      printed: (isNow) => print(isNow),
    });
  }, [isVirtual, count]);

  useImperativeHandle(actionsRef, () => ({
    reveal(row) {
      const element = scroller();
      if (!element || !isVirtual) return;
      element.scrollTop = scrollTo({ scrolled: element.scrollTop, ...view.current }, row);
      const window = next();
      flushSync(() => setCurrent(window));
    },
    pageSize() {
      view.current = measured(bodyRef.current, view.current);
      return Math.max(1, Math.floor(view.current.height / view.current.rowHeight) - 1);
    },
  }));

  return {
    bodyRef,
    rendered: isVirtual && !isPrinted ? clamped(current.rendered, count) : null,
    rowHeight: current.rowHeight,
  };
}

/** Returns the measured sizes, or the last ones while the grid is hidden. */
function measured(
  body: HTMLTableSectionElement | null,
  last: { height: number; rowHeight: number },
) {
  const table = body?.parentElement as HTMLTableElement | null | undefined;
  const height = (table?.parentElement?.clientHeight ?? 0) - (table?.tHead?.offsetHeight ?? 0);
  const rowHeight = body?.querySelector('tr[data-key]')?.getBoundingClientRect().height ?? 0;
  return {
    height: height > 0 ? height : last.height,
    rowHeight: rowHeight > 0 ? rowHeight : last.rowHeight,
  };
}

interface Watchers {
  scrolled(): void;
  sized(): void;
  printed(isNow: boolean): void;
}

/**
 * Observes scrolling, size and printing. The first size after the grid was hidden is reported at
 * once, before paint; later ones are debounced.
 */
function watch(body: HTMLTableSectionElement, { scrolled, sized, printed }: Watchers) {
  const table = body.parentElement as HTMLTableElement;
  const scroller = table.parentElement!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    const isHidden = scroller.clientHeight === 0;
    if (wasHidden && !isHidden) sized();
    else if (!isHidden) timer = setTimeout(sized, RESIZE_DELAY);
    wasHidden = isHidden;
  });
  observer.observe(scroller);
  if (table.tHead) observer.observe(table.tHead);
  const before = () => printed(true);
  const after = () => printed(false);
  scroller.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    scroller.removeEventListener('scroll', scrolled);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

function sameWindow(one: RowWindow, other: RowWindow): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The window may be older than the number of rows. */
function clamped({ from, to }: RowWindow, count: number): RowWindow {
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.min(to, count) };
}
