import { browserStorage } from '../base/browserStorage';

const key = (userId: string, pageCode: string) => `mj.pageSize.${userId}.${pageCode}`;
const SIZES = [10, 20, 30, 50];

/** Returns the page size that this person last selected for a page; 10 at the first visit. */
export function storedPageSize(userId: string, pageCode: string): number {
  const stored = Number(browserStorage.get(key(userId, pageCode)));
  return SIZES.includes(stored) ? stored : 10;
}

/** Stores the page size that this person selected for a page. */
export function storePageSize(userId: string, pageCode: string, size: number) {
  browserStorage.set(key(userId, pageCode), String(size));
}
