/** Location of image files. */
export interface ImageLocation {
  /** Prefix of stored paths. @default '' */
  base?: string | undefined;
  /** Paths that begin with it are complete. */
  host?: string | undefined;
}

/**
 * Returns the address of a stored image: base plus path, or the path alone when it starts with the
 * host; `null` without a path. Source: specification 1, section 7.
 */
export function imageSource(path: unknown, { base = '', host }: ImageLocation): string | null {
  if (typeof path !== 'string' || path === '') return null;
  if (host !== undefined && host !== '' && path.startsWith(host)) return path;
  return base.endsWith('/') && path.startsWith('/') ? base + path.slice(1) : base + path;
}
