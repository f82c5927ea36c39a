import type { AdvancedQuery } from '../../internal/list/query';
import {
  addCondition,
  cloneCondition,
  draftOfQuery,
  indexOf,
  moveCondition,
  removeCondition,
  type AdvancedDraft,
} from './conditionDraft';
import { redo, startHistory, undo, withChange, type History } from './history';

/** A condition to focus, `null` for the add button. Each `turn` focuses once; 0 is none. */
export interface FocusTarget {
  id: number | null;
  turn: number;
}

/** The last change that is announced. */
export type FilterReport =
  | { kind: 'full'; limit: number }
  | { kind: 'moved'; position: number; total: number }
  | { kind: 'undone' | 'redone' };

/** State of the dialog's conditions. */
export interface FilterState {
  history: History<AdvancedDraft>;
  /** Whether the problems of unfinished conditions are shown. */
  areShown: boolean;
  report: FilterReport | null;
  focus: FocusTarget;
}

/** A change of the state. */
export type FilterChange = (state: FilterState) => FilterState;

/** Returns the state of an opened dialog. */
export function startFilter(draft: AdvancedDraft): FilterState {
  return {
    history: startHistory(draft),
    areShown: false,
    report: null,
    focus: { id: null, turn: 0 },
  };
}

/** Returns a change of the conditions. Changes in a row with one `key` are undone as one. */
export function edit(
  change: (draft: AdvancedDraft) => AdvancedDraft,
  key: string | null = null,
): FilterChange {
  return (state) => ({
    ...state,
    history: withChange(state.history, change(state.history.present), key),
    report: null,
  });
}

/** Returns the change that adds a blank condition or the copy of one, unless the filter is full. */
export function grow(limit: number, source?: number): FilterChange {
  return (state) => {
    const draft = state.history.present;
    if (draft.conditions.length >= limit) return { ...state, report: { kind: 'full', limit } };
    const added = source === undefined ? addCondition(draft) : cloneCondition(draft, source);
    return focusOn(edit(() => added)(state), draft.nextId);
  };
}

/** Returns the change that removes a condition and focuses its neighbour. */
export function remove(id: number): FilterChange {
  return (state) => {
    const draft = state.history.present;
    const next = removeCondition(draft, id);
    const neighbour = next.conditions[indexOf(draft, id)] ?? next.conditions.at(-1);
    return focusOn(edit(() => next)(state), neighbour?.id ?? null);
  };
}

/** Returns the change that moves a condition to an index. */
export function move(id: number, index: number): FilterChange {
  return (state) => {
    const next = moveCondition(state.history.present, id, index);
    const report = {
      kind: 'moved' as const,
      position: indexOf(next, id) + 1,
      total: next.conditions.length,
    };
    return { ...edit(() => next)(state), report };
  };
}

/** Returns the change that removes all conditions. */
export function clear(): FilterChange {
  return (state) => focusOn(edit((draft) => ({ ...draft, conditions: [] }))(state), null);
}

/** Returns the change that replaces the conditions with those of a stored filter. */
export function open(query: AdvancedQuery): FilterChange {
  const opened = draftOfQuery(query);
  return (state) => {
    const next = edit(({ nextId }) => ({
      ...opened,
      conditions: opened.conditions.map((one) => ({ ...one, id: one.id + nextId })),
      nextId: opened.nextId + nextId,
    }))(state);
    return { ...next, areShown: false };
  };
}

/** The change that shows the problems of all conditions. */
export const showProblems: FilterChange = (state) => ({ ...state, areShown: true });

/** The change that undoes the last step. */
export const stepBack: FilterChange = (state) => ({
  ...state,
  history: undo(state.history),
  report: { kind: 'undone' },
});

/** The change that redoes the next step. */
export const stepForward: FilterChange = (state) => ({
  ...state,
  history: redo(state.history),
  report: { kind: 'redone' },
});

const focusOn = (state: FilterState, id: number | null): FilterState => ({
  ...state,
  focus: { id, turn: state.focus.turn + 1 },
});
