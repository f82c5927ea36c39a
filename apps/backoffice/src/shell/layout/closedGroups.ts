import { createStore } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';

const KEY = 'mj.closedGroups';

/** Keys of the menu's groups that were closed on this computer. */
export const closedGroups = createStore<readonly string[]>(read());

/** Closes these groups of the menu, also after a reload. */
export function storeClosedGroups(keys: readonly string[]) {
  closedGroups.set(keys);
  browserStorage.set(KEY, JSON.stringify(keys));
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
