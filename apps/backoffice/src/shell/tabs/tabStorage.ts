import { browserStorage } from '../../base/browserStorage';
import { keptAddress } from './keptAddress';

/** The stored form of a tab between two visits. */
export interface StoredTab {
  path: string;
  title: string | null;
  /** The title without names of people; `undefined` where it is the same. */
  keptTitle?: string | null | undefined;
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

/** Stores the open tabs for this person's next visit. */
export function storeTabs(userId: string, tabs: readonly StoredTab[]) {
  browserStorage.set(keyOf(userId), JSON.stringify(tabs));
}

/** Leaves nothing of people in the stored tabs: whoever signs out may leave the computer. */
export function forgetPeople(userId: string) {
  const tabs = readStoredTabs(userId);
  storeTabs(
    userId,
    tabs.map(({ path, title, keptTitle = title, ...tab }) => ({
      ...tab,
      path: keptAddress(path),
      title: keptTitle,
    })),
  );
}

/** Returns a stored entry as a tab of this origin; nothing for any other value. */
function readStoredTab(entry: unknown): StoredTab[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { path, title, keptTitle, pinned } = entry as Partial<Record<keyof StoredTab, unknown>>;
  if (typeof path !== 'string' || !isOwnAddress(path)) return [];
  return [
    {
      path,
      title: isTitle(title) ? title : null,
      ...(isTitle(keptTitle) && { keptTitle }),
      ...(pinned === true && { pinned }),
    },
  ];
}

const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TITLE;

/**
 * Whether a text is an address within this origin. A browser reads `//host` and `/\host` as
 * another one, and leaves out tabs and line breaks before it looks.
 */
function isOwnAddress(path: string): boolean {
  return /^\/(?![/\\])/.test(path.replace(/[\t\n\r]/g, ''));
}
