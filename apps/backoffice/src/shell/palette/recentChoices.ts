import { browserStorage } from '../../base/browserStorage';

const keyOf = (userId: string) => `mj.palette.${userId}`;

/** Pages and actions: names of people and companies are not left behind in a browser. */
const STORED = /^(pages|actions)\//;

const LIMIT = 20;

/** Returns the recent choices of a person on this computer, the newest first. */
export function readRecent(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Stores the recent pages and actions, and returns them. */
export function storeRecent(userId: string, recent: readonly string[]): readonly string[] {
  const stored = recent.filter(isStored);
  browserStorage.set(keyOf(userId), JSON.stringify(stored));
  return stored;
}

const isStored = (key: unknown): key is string => typeof key === 'string' && STORED.test(key);
