/**
 * Calls `center` before the first paint of a scrolling list, and again whenever the list or one of
 * its `parts` changes its size, such as by a font that arrives, until a person scrolls. Returns a
 * function that stops. The list needs `overflow-anchor: none`, or the browser scrolls by itself.
 */
export function keepCentered(
  list: HTMLElement,
  parts: Iterable<Element>,
  center: () => void,
): () => void {
  let centered: number | undefined;
  const observer = new ResizeObserver(() => {
    // Where the rows became lower, the list may have ended before the former place.
    const end = list.scrollHeight - list.clientHeight;
    const isScrolled = centered !== undefined && list.scrollTop !== Math.min(centered, end);
    if (isScrolled || list.clientHeight === 0) return;
    center();
    centered = list.scrollTop;
  });
  observer.observe(list);
  // The height of a row may be its padding.
  for (const part of parts) observer.observe(part, { box: 'border-box' });
  return () => observer.disconnect();
}
