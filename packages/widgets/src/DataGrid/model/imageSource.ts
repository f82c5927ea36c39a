/** Where the files are. */
export interface ImagePlace {
  /** What stands before a stored path. @default '' */
  base?: string | undefined;
  /** A path that begins with it is complete already. */
  host?: string | undefined;
}

/**
 * Returns the address of a stored picture: base path plus stored path, unless the path starts with
 * the host; `null` where none is stored. Source: specification 1, section 7.
 */
export function imageSource(path: unknown, { base = '', host }: ImagePlace): string | null {
  if (typeof path !== 'string' || path === '') return null;
  if (host !== undefined && host !== '' && path.startsWith(host)) return path;
  return base.endsWith('/') && path.startsWith('/') ? base + path.slice(1) : base + path;
}
