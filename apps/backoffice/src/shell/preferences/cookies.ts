/** Returns the value of a cookie; empty without one, or for a damaged one. */
export function readCookie(name: string): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return decodeURIComponent(entry?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Stores a cookie of this application for some seconds; 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const limits = `Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; ${limits}`;
}
