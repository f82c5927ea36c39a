import { createStore, useStore } from '@mingjian/ui';
import type { ListSearch } from '../internal/list/query';
import type { ListSelection, RowKey } from '../internal/list/row';

/** The selection of a list, outside React. Selecting a row renders no cell. */
export interface SelectionStore {
  /** Returns the selection: a new object after each change. */
  get(): ListSelection;
  /** Returns the selection that it was created with, to render on a server. */
  getInitial(): ListSelection;
  has(key: RowKey): boolean;
  /** Returns the number of selected rows, over all pages. */
  count(): number;
  toggle(key: RowKey, selected: boolean): void;
  setRange(keys: readonly RowKey[], selected: boolean): void;
  /** Selects or deselects all rows of a page. Other pages do not change. */
  selectPage(keys: readonly RowKey[], selected: boolean): void;
  /** Selects all matching rows, including those that were not loaded. */
  selectAllMatching(query: ListSearch, total: number): void;
  clear(): void;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

const NOTHING: ListSelection = { kind: 'some', keys: new Set() };

/** Creates a selection, which is empty by default. Use one per list. */
export function createSelection(initial: ListSelection = NOTHING): SelectionStore {
  const { get, getInitial, set, subscribe } = createStore(initial);
  const setRange = (keys: readonly RowKey[], selected: boolean) =>
    set(withKeys(get(), keys, selected));

  return {
    get,
    getInitial,
    subscribe,
    has: (key) => isSelected(get(), key),
    count: () => countSelected(get()),
    toggle: (key, selected) => setRange([key], selected),
    setRange,
    selectPage: setRange,
    selectAllMatching: (query, total) =>
      set({ kind: 'allMatching', except: new Set(), query, total }),
    clear: () => set(countSelected(get()) === 0 && get().kind === 'some' ? get() : NOTHING),
  };
}

/** Returns the selection and renders again after each change. For counts and bars of a grid. */
export function useSelection(selection: SelectionStore): ListSelection {
  return useStore(selection);
}

/** Whether a row is selected. */
export function isSelected(selection: ListSelection, key: RowKey): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key);
}

/** Returns the number of selected rows, over all pages. */
export function countSelected(selection: ListSelection): number {
  return selection.kind === 'some'
    ? selection.keys.size
    : Math.max(0, selection.total - selection.except.size);
}

/** Deselecting the last row of “all matching” clears the selection. */
function withKeys(
  selection: ListSelection,
  keys: readonly RowKey[],
  selected: boolean,
): ListSelection {
  const changed = keys.filter((key) => isSelected(selection, key) !== selected);
  if (changed.length === 0) return selection;
  if (selection.kind === 'some')
    return { kind: 'some', keys: changedSet(selection.keys, changed, selected) };
  const next = { ...selection, except: changedSet(selection.except, changed, !selected) };
  return countSelected(next) === 0 ? NOTHING : next;
}

function changedSet(
  set: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isIncluded: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(set);
  for (const key of keys) {
    if (isIncluded) next.add(key);
    else next.delete(key);
  }
  return next;
}
