/** Returns the open keys after `key` was toggled, where one or several sections may be open. */
export function toggleOpen(
  open: readonly string[],
  key: string,
  expands: 'one' | 'several',
): readonly string[] {
  if (open.includes(key)) return open.filter((other) => other !== key);
  return expands === 'one' ? [key] : [...open, key];
}
