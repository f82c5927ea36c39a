/** Paths that need no session. */
const OPEN_PATHS: readonly string[] = ['/login', '/register', '/forget', '/im', '/test', '/openai'];

/** Returns a path as open pages are registered: a slash at its end changes nothing. */
export const openPathOf = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Whether a path needs no session. */
export function isOpenPath(pathname: string): boolean {
  return OPEN_PATHS.includes(openPathOf(pathname));
}

/** Open paths that have a page in the workspace as well, for signed-in people. */
const SHARED_PATHS: readonly string[] = ['/im', '/openai'];

/** Whether a path leads a signed-in person into the workspace. */
export function isWorkspacePath(pathname: string): boolean {
  return !isOpenPath(pathname) || SHARED_PATHS.includes(pathname);
}

/** Returns the login address that returns to `path` (with its query and hash) afterwards. */
export function loginAddress(path: string): string {
  return path.startsWith('/login') ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/**
 * Returns the destination after signing in: the `redirect` parameter if it is a path of this
 * application, otherwise `/`. Addresses that leave the origin or hide one (`//evil`, `/\evil`,
 * `javascript:`, control characters) are ignored.
 */
export function safeRedirect(
  search: string,
  origin: string,
  isKnown: (pathname: string) => boolean,
): string {
  const requested = new URLSearchParams(search).get('redirect') ?? '';
  if (!requested.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(requested)) return '/';
  try {
    const { origin: itsOrigin, pathname, search: query, hash } = new URL(requested, origin);
    const isOurs = itsOrigin === origin && isWorkspacePath(pathname) && !pathname.startsWith('//');
    return isOurs && isKnown(pathname) ? pathname + query + hash : '/';
  } catch {
    return '/';
  }
}
