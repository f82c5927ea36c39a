import type { IndexedPerson } from './person';

/** The marked people of one list, and the keyboard's position in it. */
export interface Marks {
  marked: ReadonlySet<string>;
  /** Index of the active option. */
  active: number;
  /** Index at which a range begins: that of the last option marked by itself. */
  anchor: number;
}

/** A key with its modifiers. */
export interface MarkKey {
  key: string;
  shiftKey: boolean;
  /** Whether Control, or Command on a Mac, is pressed. */
  ctrlKey: boolean;
}

/** No marks, with the first option active. */
export const NO_MARKS: Marks = { marked: new Set(), active: 0, anchor: 0 };

/** Number of options that Page Up and Page Down pass. */
const PAGE = 10;

/** Returns the marks after a press on an option; with `isRange` from the anchor to it. */
export function pressOption(
  marks: Marks,
  ids: readonly string[],
  index: number,
  isRange: boolean,
): Marks {
  return isRange ? markRange(marks, ids, index) : toggle(marks, ids, index);
}

/**
 * Returns the marks after a key, by the keys that APG recommends for a listbox with several values;
 * `undefined` for a key that does nothing.
 */
export function pressKey(marks: Marks, ids: readonly string[], pressed: MarkKey) {
  const { key, shiftKey, ctrlKey } = pressed;
  const last = ids.length - 1;
  if (last < 0) return undefined;
  const active = Math.min(marks.active, last);
  const current = { ...marks, active };
  if (key === ' ') return pressOption(current, ids, active, shiftKey);
  if (ctrlKey && key.toLowerCase() === 'a') return toggleAll(current, ids);
  const next = targetOf(key, active, last);
  if (next === undefined) return undefined;
  if (!shiftKey) return { ...current, active: next };
  if (key === 'Home' || key === 'End')
    return ctrlKey
      ? markRange({ ...current, anchor: active }, ids, next)
      : { ...current, active: next };
  return markRange({ ...current, anchor: active }, ids, next);
}

function targetOf(key: string, active: number, last: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(last, target));
}

function toggle(marks: Marks, ids: readonly string[], index: number): Marks {
  const id = ids[index];
  if (id === undefined) return marks;
  const marked = new Set(marks.marked);
  if (!marked.delete(id)) marked.add(id);
  return { marked, active: index, anchor: index };
}

function markRange(marks: Marks, ids: readonly string[], index: number): Marks {
  const from = Math.min(marks.anchor, index);
  const range = ids.slice(from, Math.max(marks.anchor, index) + 1);
  return { ...marks, marked: withAll(marks.marked, range), active: index };
}

/** Returns the marks with all of `ids` marked, or none of them when they all were. */
export function toggleAll(marks: Marks, ids: readonly string[]): Marks {
  if (!ids.every((id) => marks.marked.has(id)))
    return { ...marks, marked: withAll(marks.marked, ids) };
  const those = new Set(ids);
  return unmark(marks, (id) => those.has(id));
}

function withAll(marked: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set(marked);
  for (const id of ids) all.add(id);
  return all;
}

/** Returns the marks without those of the people who are gone. */
export function unmark(marks: Marks, isGone: (id: string) => boolean): Marks {
  const marked = new Set<string>();
  for (const id of marks.marked) if (!isGone(id)) marked.add(id);
  return { ...marks, marked };
}

/** Returns the number of people in `people` who are marked. */
export function countMarked({ marked }: Marks, people: readonly IndexedPerson[]): number {
  if (marked.size === 0) return 0;
  let count = 0;
  for (const { person } of people) if (marked.has(person.id)) count += 1;
  return count;
}
