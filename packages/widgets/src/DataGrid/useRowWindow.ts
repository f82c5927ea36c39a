import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { scrollTo, VIRTUAL_ABOVE, windowOf, type RowWindow } from './model/rowWindow';

/** What the grid asks of its rows. */
export interface RowWindowActions {
  /** Scrolls until the row is in sight, and draws it. */
  reveal(row: number): void;
  /** How many rows are in sight: what a page up or down goes over. */
  pageSize(): number;
}

export interface RowWindowOptions {
  count: number;
  /** Height of a row before one is measured, in pixels. */
  rowHeight: number;
  actionsRef: Ref<RowWindowActions>;
}

/**
 * A height that is taken until there is one: of a view that is hidden, or on a server. In pixels.
 */
const UNMEASURED = 600;
const RESIZE_PAUSE = 100;

/**
 * Which rows are drawn, after scroll and size of the view; all of them (`null`) up to a hundred,
 * and on paper.
 */
export function useRowWindow({ count, rowHeight: firstHeight, actionsRef }: RowWindowOptions) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const view = useRef({ height: UNMEASURED, rowHeight: firstHeight });
  const isVirtual = count > VIRTUAL_ABOVE;
  const [held, setHeld] = useState(() => ({
    drawn: windowOf({ scrolled: 0, ...view.current }, count),
    rowHeight: firstHeight,
  }));
  const [isPrinted, setPrinted] = useState(false);

  const scroller = () => bodyRef.current?.parentElement?.parentElement;
  const next = () => ({
    drawn: windowOf({ scrolled: scroller()?.scrollTop ?? 0, ...view.current }, count),
    rowHeight: view.current.rowHeight,
  });
  const update = useEffectEvent(() => {
    const window = next();
    if (!sameWindow(window.drawn, held.drawn) || window.rowHeight !== held.rowHeight)
      flushSync(() => setHeld(window));
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
      flushSync(() => setHeld(window));
    },
    pageSize() {
      view.current = measured(bodyRef.current, view.current);
      return Math.max(1, Math.floor(view.current.height / view.current.rowHeight) - 1);
    },
  }));

  return {
    bodyRef,
    drawn: isVirtual && !isPrinted ? clamped(held.drawn, count) : null,
    rowHeight: held.rowHeight,
  };
}

/** Keeps the last sizes while the grid is not displayed. */
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
 * The first size, also of a grid that was hidden, counts at once, before it is painted; later ones
 * after a pause.
 */
function watch(body: HTMLTableSectionElement, { scrolled, sized, printed }: Watchers) {
  const table = body.parentElement as HTMLTableElement;
  const scroller = table.parentElement!;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(pause);
    const isHidden = scroller.clientHeight === 0;
    if (wasHidden && !isHidden) sized();
    else if (!isHidden) pause = setTimeout(sized, RESIZE_PAUSE);
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
    clearTimeout(pause);
    observer.disconnect();
    scroller.removeEventListener('scroll', scrolled);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

function sameWindow(one: RowWindow, other: RowWindow): boolean {
  return one.from === other.from && one.to === other.to;
}

/** A window is from before the rows got fewer. */
function clamped({ from, to }: RowWindow, count: number): RowWindow {
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.min(to, count) };
}
