/** Returns the index that a key leads to, wrapping around; `undefined` for other keys. */
export function stopForKey(
  key: string,
  from: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  if (count === 0) return undefined;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
