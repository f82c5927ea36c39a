/** States before and after the present one. */
export interface History<State> {
  /** The oldest first. */
  past: readonly State[];
  present: State;
  /** The next one first. */
  future: readonly State[];
  /** Key of the last change: another change with the same key replaces it. `null` for none. */
  lastKey: string | null;
}

/** Maximum number of steps that can be undone. */
const STEPS = 200;

/** Returns a history without steps. */
export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], lastKey: null };
}

/**
 * Returns the history after a change. Changes with one `key` in a row, such as typed letters, are
 * one step. The same state is no change.
 */
export function withChange<State>(
  history: History<State>,
  next: State,
  key: string | null = null,
): History<State> {
  const { past, present, lastKey } = history;
  if (next === present) return history;
  const isSameStep = key !== null && key === lastKey;
  return {
    past: isSameStep ? past : [...past, present].slice(-STEPS),
    present: next,
    future: [],
    lastKey: key,
  };
}

/** Returns the history one step back; the same one without steps. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : { past: past.slice(0, -1), present: previous, future: [present, ...future], lastKey: null };
}

/** Returns the history one step forward; the same one when nothing was undone. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: later, lastKey: null };
}
