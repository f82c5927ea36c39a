/** Which way the tabs run. */
export type TabDirection = 'ltr' | 'rtl';

/**
 * Returns the place of the tab that a key leads to from the tab at `from`, round the end;
 * `undefined` for any other key.
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
