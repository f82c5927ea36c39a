/** Type of a value: one path, a list of paths, or one text of paths with commas between them. */
export type ImageValueFormat = 'path' | 'array' | 'comma';

/** Returns the paths of a value in any format. */
export function readPaths(value: unknown, format: ImageValueFormat): readonly string[] {
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string' && format === 'comma'
      ? value.split(',')
      : [value];
  return parts
    .filter((part): part is string => typeof part === 'string')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the value of paths in a format; none are `null` as a text, and an empty list. */
export function writePaths(
  paths: readonly string[],
  format: ImageValueFormat,
): string | null | string[] {
  if (format === 'array') return [...paths];
  return (format === 'path' ? paths[0] : paths.join(',')) || null;
}

/** Whether a format can hold a path: commas separate those of a joined text. */
export const canHold = (path: string, format: ImageValueFormat): boolean =>
  format !== 'comma' || !path.includes(',');

/** Returns the paths with one of them at another place. */
export function movePath(paths: readonly string[], from: number, to: number): readonly string[] {
  const moved = paths[from];
  if (moved === undefined || to < 0 || to >= paths.length || from === to) return paths;
  const next = paths.filter((_, index) => index !== from);
  next.splice(to, 0, moved);
  return next;
}
