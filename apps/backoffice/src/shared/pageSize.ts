const key = (userId: string, pageCode: string) => `mj.pageSize.${userId}.${pageCode}`;
const SIZES = [10, 20, 30, 50];

/** Returns how many rows this person last chose for this page, 10 at the first visit. */
export function rememberedPageSize(userId: string, pageCode: string): number {
  const stored = Number(localStorage.getItem(key(userId, pageCode)));
  return SIZES.includes(stored) ? stored : 10;
}

/** Remembers how many rows this person wants on this page. */
export function rememberPageSize(userId: string, pageCode: string, size: number) {
  localStorage.setItem(key(userId, pageCode), String(size));
}
