import type { RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { measureShown } from '../VirtualList/measureShown';
import type { TreeRow } from './model/treeRows';

/** From this many rows on only those near the view are drawn. */
const VIRTUAL_FROM = 201;
/** Height of a row before it is measured, in pixels. */
const ROW = 32;

export interface TreeVirtual {
  /** Indexes and places of the rows to draw; `null` draws all of them. */
  placed: readonly { index: number; start: number }[] | null;
  /** Height of all rows together, in pixels. */
  height: number;
  /** Goes to each row that is drawn. */
  measure(element: HTMLDivElement | null): void;
  /** Brings a row in sight, however wrong the heights before it were guessed. */
  reveal(index: number): void;
}

/**
 * Tells which rows of many to draw: those near the view, and the tab stop at `at`. Call it where
 * the scroller is rendered.
 */
export function useTreeVirtual(
  rows: readonly TreeRow[],
  at: number,
  scrollerRef: RefObject<HTMLDivElement | null>,
): TreeVirtual {
  const isVirtual = rows.length >= VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoised part
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    enabled: isVirtual,
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => ROW,
    measureElement: measureShown,
    overscan: 12,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return near.includes(at) || at >= rows.length
        ? near
        : [...near, at].toSorted((a, b) => a - b);
    },
  });
  return {
    placed: isVirtual ? virtualizer.getVirtualItems() : null,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    reveal: (index) => isVirtual && index >= 0 && virtualizer.scrollToIndex(index),
  };
}
