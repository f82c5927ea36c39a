/**
 * A page number, or a gap of omitted numbers. The two gaps differ, so that each keeps its React
 * key.
 */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

/**
 * Returns the number of pages for `total` rows; at least one, since an empty list has a page too.
 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the nearest existing page. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), count);
}

/**
 * Returns the slots to show: first, last, the page and its neighbours. Their number is constant, so
 * that no button moves from under the pointer; a gap replaces at least two pages.
 */
export function pageWindow(page: number, count: number): PageSlot[] {
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gapAfter', count];
  if (page >= count - 3) return [1, 'gapBefore', ...range(count - 4, count)];
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', count];
}

/** Returns the page of the new size that contains the first row of the current page. */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}

/** Returns the typed page number, full-width digits included, or `null` for any other text. */
export function readPage(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
