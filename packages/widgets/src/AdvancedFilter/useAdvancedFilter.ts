import { useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { AdvancedQuery, ListCondition } from '../internal/list/query';
import { advancedFilterTexts } from './advancedFilter.texts';
import {
  addCondition,
  cloneCondition,
  draftOfQuery,
  indexOf,
  moveCondition,
  queryOfDraft,
  removeCondition,
  setField,
  setOff,
  setOperator,
  setValue,
  type AdvancedDraft,
  type ConditionDraft,
} from './model/conditionDraft';
import { redo, startHistory, undo, withChange, type History } from './model/history';
import {
  ADVANCED_LIMITS,
  problemsOf,
  sizeOf,
  type ConditionProblems,
  type DraftSize,
  type ProblemContext,
} from './model/problems';

/** State of the dialog, and its changes. Each change can be undone. */
export interface AdvancedFilterState {
  draft: AdvancedDraft;
  size: DraftSize;
  /** The filter of the draft's complete conditions. */
  query: AdvancedQuery;
  /** Whether all conditions are complete and fit the limits. */
  isValid: boolean;
  /** Returns the visible problems of a condition: those of all after a refused attempt to apply. */
  problemsOf(condition: ConditionDraft): ConditionProblems | null;
  /** Shows the problems of all conditions. */
  showProblems(): void;
  /** The last announcement: a move, an undone step, a refused condition. */
  announcement: string;
  /** The condition to focus after the last change that needs it, `null` for the add button. */
  focus: FocusTarget;
  setJoin(join: AdvancedQuery['join']): void;
  /** Adds a condition, or announces that the filter is full. */
  add(): void;
  clone(id: number): void;
  remove(id: number): void;
  setField(id: number, field: ConditionDraft['field']): void;
  setOperator(id: number, operator: ConditionDraft['operator']): void;
  setValue(id: number, value: ConditionDraft['value']): void;
  setOff(id: number, isOff: boolean): void;
  move(id: number, index: number): void;
  clear(): void;
  /** Replaces the conditions with those of a stored filter. */
  open(query: AdvancedQuery): void;
  /** `undefined` without steps. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** A condition to focus. Each `turn` focuses once; 0 is none. */
export interface FocusTarget {
  id: number | null;
  turn: number;
}

/** Holds the conditions of the dialog with their history. */
export function useAdvancedFilter(
  initial: AdvancedDraft,
  context: ProblemContext,
  beside: readonly ListCondition[],
): AdvancedFilterState {
  const t = useTexts(advancedFilterTexts);
  const [history, setHistory] = useState<History<AdvancedDraft>>(() => startHistory(initial));
  const [areShown, setShown] = useState(false);
  const [announcement, announce] = useState('');
  const [focus, setFocus] = useState<FocusTarget>({ id: null, turn: 0 });
  const draft = history.present;
  const limit = context.limits.conditions ?? ADVANCED_LIMITS.conditions;
  const isComplete = (condition: ConditionDraft) => problemsOf(condition, context) === null;
  const query = queryOfDraft({ ...draft, conditions: draft.conditions.filter(isComplete) });
  const size = sizeOf(draft, query, context.limits, beside);

  const apply = (next: AdvancedDraft, key: string | null = null) => {
    setHistory(withChange(history, next, key));
    announce('');
  };
  const focusOn = (id: number | null) => setFocus({ id, turn: focus.turn + 1 });
  /** Applies a change that adds a condition, unless the filter is full. */
  const grow = (change: (last: AdvancedDraft) => AdvancedDraft) => {
    if (size.isFull) return announce(t.full(limit));
    apply(change(draft));
    focusOn(draft.nextId);
  };
  const step = (next: History<AdvancedDraft>, text: string) => {
    setHistory(next);
    announce(text);
  };

  return {
    draft,
    size,
    query,
    isValid:
      draft.conditions.every(isComplete) &&
      !size.isTooCostly &&
      !size.isTooLong &&
      draft.conditions.length <= limit,
    problemsOf(condition) {
      const problems = problemsOf(condition, context);
      if (areShown || problems === null) return problems;
      // What is merely unfinished is not reported before an attempt to apply it.
      const known = Object.entries(problems).filter(([, problem]) => problem !== 'required');
      return known.length === 0 ? null : Object.fromEntries(known);
    },
    showProblems: () => setShown(true),
    announcement,
    focus,
    setJoin: (join) => apply({ ...draft, join }),
    add: () => grow(addCondition),
    clone: (id) => grow((last) => cloneCondition(last, id)),
    remove(id) {
      const index = indexOf(draft, id);
      const next = removeCondition(draft, id);
      apply(next);
      focusOn((next.conditions[index] ?? next.conditions.at(-1))?.id ?? null);
    },
    setField: (id, field) => apply(setField(draft, id, field)),
    setOperator: (id, operator) => apply(setOperator(draft, id, operator)),
    setValue: (id, value) => apply(setValue(draft, id, value), `value ${id}`),
    setOff: (id, isOff) => apply(setOff(draft, id, isOff)),
    move(id, index) {
      const next = moveCondition(draft, id, index);
      apply(next);
      announce(t.moved(indexOf(next, id) + 1, next.conditions.length));
    },
    clear() {
      apply({ ...draft, conditions: [] });
      focusOn(null);
    },
    open(query) {
      const opened = draftOfQuery(query);
      const conditions = opened.conditions.map((one) => ({ ...one, id: one.id + draft.nextId }));
      setShown(false);
      apply({ ...opened, conditions, nextId: opened.nextId + draft.nextId });
    },
    undo: history.past.length > 0 ? () => step(undo(history), t.undone) : undefined,
    redo: history.future.length > 0 ? () => step(redo(history), t.redone) : undefined,
  };
}
