import type { ListQuery } from '../internal/list/query';
import type { ListSelection, RowKey } from '../internal/list/row';

/**
 * What is chosen of a list, in a store outside React: choosing a row draws that row's checkbox, and
 * no cell.
 */
export interface SelectionStore {
  /** What is chosen now; a new object after each change. */
  get(): ListSelection;
  has(key: RowKey): boolean;
  /** How many are chosen, over all pages. */
  count(): number;
  toggle(key: RowKey, on: boolean): void;
  setRange(keys: readonly RowKey[], on: boolean): void;
  /** Chooses all rows of a page, or none of them; other pages stay as they are. */
  selectPage(keys: readonly RowKey[], on: boolean): void;
  /** Chooses all that match, those that nobody has seen too. */
  selectAllMatching(query: Pick<ListQuery, 'conditions' | 'sort'>, total: number): void;
  clear(): void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const NOTHING: ListSelection = { kind: 'some', keys: new Set() };

/** Creates a store in which nothing is chosen. One a list. */
export function createSelection(): SelectionStore {
  const listeners = new Set<() => void>();
  let current = NOTHING;

  const change = (next: ListSelection) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const setRange = (keys: readonly RowKey[], on: boolean) => change(withKeys(current, keys, on));

  return {
    get: () => current,
    has: (key) => isSelected(current, key),
    count: () => countSelected(current),
    toggle: (key, on) => setRange([key], on),
    setRange,
    selectPage: setRange,
    selectAllMatching: (query, total) =>
      change({ kind: 'allMatching', except: new Set(), query, total }),
    clear: () =>
      change(countSelected(current) === 0 && current.kind === 'some' ? current : NOTHING),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether a row is chosen. */
export function isSelected(selection: ListSelection, key: RowKey): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key);
}

/** Returns how many rows are chosen, over all pages. */
export function countSelected(selection: ListSelection): number {
  return selection.kind === 'some'
    ? selection.keys.size
    : Math.max(0, selection.total - selection.except.size);
}

/** Of all that match, letting go of the last one leaves nothing chosen. */
function withKeys(selection: ListSelection, keys: readonly RowKey[], on: boolean): ListSelection {
  const changed = keys.filter((key) => isSelected(selection, key) !== on);
  if (changed.length === 0) return selection;
  if (selection.kind === 'some')
    return { kind: 'some', keys: changedSet(selection.keys, changed, on) };
  const next = { ...selection, except: changedSet(selection.except, changed, !on) };
  return countSelected(next) === 0 ? NOTHING : next;
}

function changedSet(
  present: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isIn: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(present);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
