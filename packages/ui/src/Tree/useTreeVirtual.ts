import type { RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { measureVisible } from '../VirtualList/measureVisible';
import type { TreeRow } from './model/treeRows';

/** From this number of rows on, only those near the viewport are rendered. */
const VIRTUAL_FROM = 201;
/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 32;

export interface TreeVirtual {
  /** Indexes and offsets of the rows to render; `null` renders all of them. */
  visible: readonly { index: number; start: number }[] | null;
  /** Height of all rows together, in pixels. */
  height: number;
  /** The ref of each rendered row. */
  measureRef(element: HTMLDivElement | null): void;
  /** Scrolls a row into view, correcting estimated heights of the rows before it. */
  reveal(index: number): void;
}

/**
 * Returns the rows of a long tree to render: those near the viewport, and the tab stop. Call it in
 * the component that renders the scroller.
 */
export function useTreeVirtual(
  rows: readonly TreeRow[],
  focusedIndex: number,
  scrollerRef: RefObject<HTMLDivElement | null>,
): TreeVirtual {
  const isVirtual = rows.length >= VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoised part
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    enabled: isVirtual,
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => ROW_HEIGHT,
    measureElement: measureVisible,
    overscan: 12,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return near.includes(focusedIndex) || focusedIndex >= rows.length
        ? near
        : [...near, focusedIndex].toSorted((a, b) => a - b);
    },
  });
  return {
    visible: isVirtual ? virtualizer.getVirtualItems() : null,
    height: virtualizer.getTotalSize(),
    measureRef: virtualizer.measureElement,
    reveal: (index) => isVirtual && index >= 0 && virtualizer.scrollToIndex(index),
  };
}
