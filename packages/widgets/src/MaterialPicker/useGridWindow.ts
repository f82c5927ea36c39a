import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollTo, windowOf } from '../internal/list/rowWindow';
import { columnsIn } from './model/gridMoves';

/** Least width of a picture with its gap, in pixels. */
const CELL_WIDTH = 136;
/** Sizes before they are measured, such as on a server, in pixels. */
const UNMEASURED = { width: 5 * CELL_WIDTH, height: 600, rowHeight: 172 };

interface GridLayout {
  columns: number;
  rowHeight: number;
  /** Index of the first rendered row. */
  from: number;
  /** Index after the last rendered row. */
  to: number;
  /** Number of rows that Page Up and Page Down move by. */
  page: number;
}

export interface GridWindowState extends GridLayout {
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Scrolls the picture at an index into view. */
  reveal(index: number): void;
}

/** Returns which rows of pictures to render, by scroll position and size. */
export function useGridWindow(count: number): GridWindowState {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const sizes = useRef(UNMEASURED);
  const [layout, setLayout] = useState(() => layoutOf(UNMEASURED, 0, count));

  const update = useEffectEvent(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    sizes.current = measured(scroller, sizes.current);
    const next = layoutOf(sizes.current, scroller.scrollTop, count);
    if (!isSame(layout, next)) setLayout(next);
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current!;
    // Otherwise rows that scroll into view would be empty for a frame.
    const handleScroll = () => flushSync(() => update());
    const observer = new ResizeObserver(() => update());
    observer.observe(scroller);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', handleScroll);
    };
  }, []);
  useLayoutEffect(() => update(), [count]);

  return {
    scrollerRef,
    columns: layout.columns,
    rowHeight: layout.rowHeight,
    from: layout.from,
    to: layout.to,
    page: layout.page,
    reveal(index) {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      const { height, rowHeight } = sizes.current;
      const view = { scrolled: scroller.scrollTop, height, rowHeight };
      scroller.scrollTop = scrollTo(view, Math.floor(index / layout.columns));
    },
  };
}

/** Returns the measured sizes, or the last ones while the grid is hidden. */
function measured(scroller: HTMLElement, last: typeof UNMEASURED): typeof UNMEASURED {
  const row = scroller.querySelector('[role="row"]')?.getBoundingClientRect().height ?? 0;
  return {
    width: scroller.clientWidth || last.width,
    height: scroller.clientHeight || last.height,
    rowHeight: row || last.rowHeight,
  };
}

function layoutOf(
  { width, height, rowHeight }: typeof UNMEASURED,
  scrolled: number,
  count: number,
): GridLayout {
  const columns = columnsIn(width, CELL_WIDTH);
  const { from, to } = windowOf({ scrolled, height, rowHeight }, Math.ceil(count / columns));
  return { columns, rowHeight, from, to, page: Math.max(1, Math.floor(height / rowHeight)) };
}

const isSame = (one: GridLayout, other: GridLayout): boolean =>
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight &&
  one.from === other.from &&
  one.to === other.to &&
  one.page === other.page;
