/**
 * Returns the keys that are open after `key` was toggled, where one or several parts may be open at
 * a time.
 */
export function toggleOpen(
  open: readonly string[],
  key: string,
  expands: 'one' | 'several',
): readonly string[] {
  if (open.includes(key)) return open.filter((other) => other !== key);
  return expands === 'one' ? [key] : [...open, key];
}
