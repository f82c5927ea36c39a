import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Measures a row, but keeps its last height while it is not displayed: `display: none` would make
 * every row 0 pixels high.
 */
export function measureVisible(
  element: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLDivElement, HTMLDivElement>,
): number {
  const size = measureElement(element, entry, list);
  if (size > 0) return size;
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}
