import { browserStorage } from '../base/browserStorage';

const key = (userId: string, pageCode: string) => `mj.pageSize.${userId}.${pageCode}`;
const SIZES = [10, 20, 30, 50];

/** Height of a list's page around its rows, and of a row, in pixels. */
const AROUND = 300;
const ROW = 40;

/**
 * Returns the page size that this person last selected for a page. At the first visit it fills the
 * window: the least size with more rows than fit, up to 30.
 */
export function storedPageSize(userId: string, pageCode: string): number {
  const stored = Number(browserStorage.get(key(userId, pageCode)));
  return SIZES.includes(stored) ? stored : fittingSize(window.innerHeight, window.innerWidth);
}

/** Returns the page size for a window, in pixels. The cards of a phone are higher than rows. */
function fittingSize(height: number, width: number): number {
  if (width < 600) return 10;
  const rows = Math.floor((height - AROUND) / ROW);
  return rows <= 11 ? 10 : rows <= 20 ? 20 : 30;
}

/** Stores the page size that this person selected for a page. */
export function storePageSize(userId: string, pageCode: string, size: number) {
  browserStorage.set(key(userId, pageCode), String(size));
}
