import { createContext, type ReactNode } from 'react';
import type { DictionaryStore } from './dictionaryStore';

/** The dictionaries of the application. */
export const DictionaryContext = createContext<DictionaryStore | null>(null);

export interface DictionaryProviderProps {
  /** The store, created once: `createDictionaryStore(load)`. */
  store: DictionaryStore;
  children: ReactNode;
}

/** Gives the dictionaries to all fields and cells below it. Renders no element. */
export function DictionaryProvider({ store, children }: DictionaryProviderProps) {
  return <DictionaryContext value={store}>{children}</DictionaryContext>;
}
