/** Paths that need no session. */
export const OPEN_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/forget',
  '/im',
  '/test',
  '/openai',
  '/clientUser',
  '/signPage',
];

/** Returns the login address that leads back to `path` (with its query) afterwards. */
export function loginAddress(path: string): string {
  return path === '/' || path.startsWith('/login')
    ? '/login'
    : `/login?redirect=${encodeURIComponent(path)}`;
}

/**
 * Returns where to go after signing in: the `redirect` parameter if it is a path of this
 * application, otherwise `/`. An address that leaves the origin or hides one (`//evil`, `/\evil`,
 * `javascript:`, control characters) counts as none.
 */
export function safeRedirect(
  search: string,
  origin: string,
  isKnown: (pathname: string) => boolean,
): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  if (!wanted.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(wanted)) return '/';
  try {
    const { origin: itsOrigin, pathname, search: query, hash } = new URL(wanted, origin);
    const isOurs =
      itsOrigin === origin && !OPEN_PATHS.includes(pathname) && !pathname.startsWith('//');
    return isOurs && isKnown(pathname) ? pathname + query + hash : '/';
  } catch {
    return '/';
  }
}
