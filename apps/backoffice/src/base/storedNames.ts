import { createStore, type Store } from '@mingjian/ui';
import { browserStorage } from './browserStorage';

/** Names that this computer remembers, under a key of the local storage. */
export function storedNames(key: string): Store<readonly string[]> {
  const store = createStore(read(key));
  store.subscribe(() => browserStorage.set(key, JSON.stringify(store.get())));
  return store;
}

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
