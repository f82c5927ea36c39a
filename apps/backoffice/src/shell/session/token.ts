const NAME = 'mj_token';
const DAY_SECONDS = 86_400;

/** Returns the access token that this browser keeps, if any. */
export function readToken(): string | null {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`));
  return entry ? decodeURIComponent(entry.slice(NAME.length + 1)) || null : null;
}

/** Keeps the access token for one day from now, or forgets it. */
export function writeToken(token: string | null) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const life = token ? DAY_SECONDS : 0;
  document.cookie = `${NAME}=${encodeURIComponent(token ?? '')}; Max-Age=${life}; Path=/; SameSite=Strict${secure}`;
}
