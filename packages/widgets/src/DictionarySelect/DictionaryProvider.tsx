import { createContext, use, type ReactNode } from 'react';
import type { DictionaryStore } from './dictionaryStore';

const DictionaryContext = createContext<DictionaryStore | null>(null);

export interface DictionaryProviderProps {
  /** The store, created once: `createDictionaryStore(load)`. */
  store: DictionaryStore;
  children: ReactNode;
}

/** Gives the dictionaries to all fields and cells below it. Renders no element. */
export function DictionaryProvider({ store, children }: DictionaryProviderProps) {
  return <DictionaryContext value={store}>{children}</DictionaryContext>;
}

/** Returns the store of the nearest provider, for a reader of several dictionaries at once. */
export function useDictionaryStore(): DictionaryStore {
  const store = use(DictionaryContext);
  if (!store)
    throw new Error('Dictionaries have no source: render a DictionaryProvider above their fields.');
  return store;
}
