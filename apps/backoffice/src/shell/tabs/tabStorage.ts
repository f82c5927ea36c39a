import { browserStorage } from '../../base/browserStorage';
import { keptAddress } from './keptAddress';

/** The stored form of a tab between two visits. */
export interface StoredTab {
  path: string;
  /** Names no candidate. */
  title: string | null;
  /** Whether its person pinned it. */
  pinned?: boolean | undefined;
}

/** Most tabs that are restored, and longest stored title. */
const MAX_TABS = 200;
const MAX_TITLE = 200;

const keyOf = (userId: string) => `mj.tabs.${userId}`;

/** Returns the tabs that this person left open on this computer, in the order of their strip. */
export function readStoredTabs(userId: string): StoredTab[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MAX_TABS).flatMap(readStoredTab);
  } catch {
    return [];
  }
}

/** Stores the open tabs for this person's next visit, without names in their conditions. */
export function storeTabs(userId: string, tabs: readonly StoredTab[]) {
  browserStorage.set(
    keyOf(userId),
    JSON.stringify(tabs.map((tab) => ({ ...tab, path: keptAddress(tab.path) }))),
  );
}

/** Returns a stored entry as a tab of this origin; nothing for any other value. */
function readStoredTab(entry: unknown): StoredTab[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { path, title, pinned } = entry as Partial<Record<keyof StoredTab, unknown>>;
  if (typeof path !== 'string' || !isOwnAddress(path)) return [];
  const isTitle = typeof title === 'string' && title.length <= MAX_TITLE;
  return [{ path, title: isTitle ? title : null, ...(pinned === true && { pinned }) }];
}

/**
 * Whether a text is an address within this origin. A browser reads `//host` and `/\host` as
 * another one, and leaves out tabs and line breaks before it looks.
 */
function isOwnAddress(path: string): boolean {
  return /^\/(?![/\\])/.test(path.replace(/[\t\n\r]/g, ''));
}
