import type { RestoredTab } from './tabsStore';

const key = (userId: string) => `mj.tabs.${userId}`;

/** Returns the tabs that this person left open on this computer. */
export function readKeptTabs(userId: string): RestoredTab[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, 60) : [];
  } catch {
    return [];
  }
}

/** Keeps the open tabs for this person's next visit. */
export function keepTabs(userId: string, tabs: readonly RestoredTab[]) {
  localStorage.setItem(key(userId), JSON.stringify(tabs));
}

function isKept(tab: unknown): tab is RestoredTab {
  const { path, title } = (tab ?? {}) as Partial<RestoredTab>;
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    (title === null || typeof title === 'string')
  );
}
