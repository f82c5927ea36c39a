/** Values that the browser did not store. */
const inMemory = new Map<string, string>();

/**
 * The local storage, which never throws. What the browser refuses, because its storage is full or
 * denied, lasts as long as this window.
 */
export const browserStorage = {
  /** Returns a stored text, or `null`. */
  get(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? inMemory.get(key) ?? null;
  },

  set(key: string, text: string) {
    inMemory.delete(key);
    const isStored = attempt(() => {
      localStorage.setItem(key, text);
      return true;
    });
    if (isStored) return;
    // The older text would win over this one.
    browserStorage.remove(key);
    inMemory.set(key, text);
  },

  remove(key: string) {
    inMemory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
