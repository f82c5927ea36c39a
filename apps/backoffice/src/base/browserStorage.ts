/** Texts that the browser stores, by their keys. It never throws. */
export interface SafeStorage {
  /** Returns a stored text, or `null`. */
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Returns the keys that begin with a prefix. */
  keys(prefix: string): string[];
}

/**
 * Returns a storage which never throws. What the browser refuses, because its storage is full or
 * denied, lasts as long as this window.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  /** Values that the browser did not store. */
  const inMemory = new Map<string, string>();
  const storage: SafeStorage = {
    get: (key) => attempt(() => open().getItem(key)) ?? inMemory.get(key) ?? null,
    set(key, text) {
      inMemory.delete(key);
      const isStored = attempt(() => {
        open().setItem(key, text);
        return true;
      });
      if (isStored) return;
      // The older text would win over this one.
      storage.remove(key);
      inMemory.set(key, text);
    },
    remove(key) {
      inMemory.delete(key);
      attempt(() => open().removeItem(key));
    },
    keys(prefix) {
      const stored = attempt(() => Object.keys(open())) ?? [];
      return [...stored, ...inMemory.keys()].filter((key) => key.startsWith(prefix));
    },
  };
  return storage;
}

/** The local storage, which lasts beyond the window. */
export const browserStorage = safeStorage(() => localStorage);

/** The storage of this window, which a reload leaves as it is. */
export const windowStorage = safeStorage(() => sessionStorage);

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
