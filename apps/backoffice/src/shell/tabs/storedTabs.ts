import type { StoredTab } from './tabsStore';

const key = (userId: string) => `mj.tabs.${userId}`;

/** Returns the tabs that this person left open on this computer. */
export function readStoredTabs(userId: string): StoredTab[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredTab).slice(0, 60) : [];
  } catch {
    return [];
  }
}

/** Stores the open tabs for this person's next visit. */
export function storeTabs(userId: string, tabs: readonly StoredTab[]) {
  localStorage.setItem(key(userId), JSON.stringify(tabs));
}

function isStoredTab(tab: unknown): tab is StoredTab {
  const { path, title } = (tab ?? {}) as Partial<StoredTab>;
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    (title === null || typeof title === 'string')
  );
}
