import type { CheckResult } from './model/checks';

const NAME = 'mj_check';

/** Returns whether the browser keeps cookies, in which the session is stored. */
export function checkCookies(): CheckResult {
  document.cookie = `${NAME}=1; Path=/; SameSite=Strict`;
  const isKept = document.cookie.includes(`${NAME}=1`);
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
  return { state: isKept ? 'good' : 'bad' };
}

/**
 * Returns whether the browser keeps preferences and drafts. Drafts are encrypted, which it does
 * only on pages with https.
 */
export async function checkStorage(): Promise<CheckResult> {
  try {
    localStorage.setItem(NAME, '1');
    localStorage.removeItem(NAME);
  } catch {
    return { state: 'bad' };
  }
  if (!window.isSecureContext) return { state: 'poor' };
  return { state: (await opensDatabase()) ? 'good' : 'poor' };
}

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME);
      request.addEventListener('error', () => resolve(false));
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(NAME);
        resolve(true);
      });
    } catch {
      resolve(false);
    }
  });
}

/** Returns whether windows can share one connection: otherwise each of them polls. */
export function checkWindows(): CheckResult {
  return { state: 'BroadcastChannel' in window && 'locks' in navigator ? 'good' : 'poor' };
}
