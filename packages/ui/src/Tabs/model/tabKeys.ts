/** Text direction of the tabs. */
export type TabDirection = 'ltr' | 'rtl';

/**
 * Returns the index of the tab that a key leads to from the tab `from`, wrapping around;
 * `undefined` for other keys.
 */
export function tabForKey(
  key: string,
  from: number,
  count: number,
  direction: TabDirection = 'ltr',
): number | undefined {
  if (count === 0) return undefined;
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const backward = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (from + 1) % count;
  if (key === backward) return (from - 1 + count) % count;
  return undefined;
}
