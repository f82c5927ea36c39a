import type { Http } from '@mingjian/api';
import {
  createStore,
  useStore,
  type ComboboxOption,
  type Language,
  type Store,
} from '@mingjian/ui';

/** Names of rows, by language, resource and key. */
export type ReferenceNames = Readonly<Record<string, string>>;

interface NameSpace {
  resource: string;
  language: Language;
}

/** Names that a session has loaded, in memory only. They label values that no search shows. */
const sessions = new WeakMap<Http, Store<ReferenceNames>>();

function storeOf(http: Http): Store<ReferenceNames> {
  const store = sessions.get(http) ?? createStore<ReferenceNames>({});
  sessions.set(http, store);
  return store;
}

const nameKey = ({ resource, language }: NameSpace, key: string) =>
  `${language} ${resource} ${key}`;

/** Stores the names of options. */
export function rememberNames(
  http: Http,
  space: NameSpace,
  options: readonly ComboboxOption[],
): void {
  const added = Object.fromEntries(
    options.map(({ value, label }) => [nameKey(space, value), label]),
  );
  storeOf(http).update((names) =>
    Object.entries(added).every(([key, name]) => names[key] === name)
      ? names
      : { ...names, ...added },
  );
}

/** Returns the name of a row; `undefined` when this session has not loaded it. */
export const nameIn = (names: ReferenceNames, space: NameSpace, key: string) =>
  names[nameKey(space, key)];

/** All names that the session has loaded. */
export const useReferenceNames = (http: Http): ReferenceNames => useStore(storeOf(http));
