/** Values that a page stores under names while its tab is open, mounted or not. */
export type PageMemory = Map<string, unknown>;

/** The memories of the open tabs, by the keys of the tabs. */
export interface TabMemories {
  /** Returns the memory of a tab, which is empty at first. */
  of(key: string): PageMemory;
  /** Gives a tab the memory that it had when it was closed. */
  restore(key: string, memory: PageMemory): void;
  delete(key: string): void;
  /** Removes the memories of all tabs but the open ones. */
  retain(isOpen: (key: string) => boolean): void;
}

/** Creates the memories of the open tabs. */
export function createTabMemories(): TabMemories {
  const memories = new Map<string, PageMemory>();
  return {
    of(key) {
      const memory = memories.get(key) ?? new Map<string, unknown>();
      memories.set(key, memory);
      return memory;
    },
    restore: (key, memory) => void memories.set(key, memory),
    delete: (key) => void memories.delete(key),
    retain(isOpen) {
      for (const key of memories.keys()) if (!isOpen(key)) memories.delete(key);
    },
  };
}
