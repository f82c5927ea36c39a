import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { AdvancedQuery, ListCondition } from '../internal/list/query';
import { advancedFilterTexts } from './advancedFilter.texts';
import { operatorsOf } from './model/advancedField';
import {
  queryOfDraft,
  setField,
  setOff,
  setOperator,
  setValue,
  type AdvancedDraft,
  type ConditionDraft,
} from './model/conditionDraft';
import * as change from './model/filterState';
import type { FilterChange, FilterReport, FocusTarget } from './model/filterState';
import {
  ADVANCED_LIMITS,
  checkedBy,
  sizeOf,
  type DraftSize,
  type ProblemCheck,
  type ProblemContext,
} from './model/problems';

/** Changes of the conditions. They are the same functions as long as the dialog is open. */
export interface FilterActions {
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
  /** Shows the problems of all conditions. */
  showProblems(): void;
}

/** State of the dialog, and its changes. Each change can be undone. */
export interface AdvancedFilterState {
  draft: AdvancedDraft;
  size: DraftSize;
  /** The filter of the draft's complete conditions. */
  query: AdvancedQuery;
  /** Whether all conditions are complete and fit the limits. */
  isValid: boolean;
  /** Returns the problems of a condition. */
  problemsOf: ProblemCheck;
  /** Whether unfinished conditions are reported: after a refused attempt to apply them. */
  areShown: boolean;
  /** The last announcement: a move, an undone step, a refused condition. */
  announcement: string;
  /** The condition to focus after the last change that needs it. */
  focus: FocusTarget;
  actions: FilterActions;
  /** `undefined` without steps. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Holds the conditions of the dialog with their history. `context` must be the same object. */
export function useAdvancedFilter(
  initial: AdvancedDraft,
  context: ProblemContext,
  beside: readonly ListCondition[],
): AdvancedFilterState {
  const [state, setState] = useState(() => change.startFilter(initial));
  const { history, areShown, report, focus } = state;
  const draft = history.present;
  const limit = context.limits.conditions ?? ADVANCED_LIMITS.conditions;
  const actions = useMemo(() => actionsOf(setState, limit, context), [limit, context]);
  const problemsOf = useMemo(() => checkedBy(context), [context]);
  const announcement = useReportText(report);
  const isComplete = (condition: ConditionDraft) => problemsOf(condition) === null;
  const query = queryOfDraft({ ...draft, conditions: draft.conditions.filter(isComplete) });
  const size = sizeOf(draft, query, context.limits, beside);

  return {
    draft,
    size,
    query,
    isValid:
      draft.conditions.every(isComplete) &&
      !size.isTooCostly &&
      !size.isTooLong &&
      draft.conditions.length <= limit,
    problemsOf,
    areShown,
    announcement,
    focus,
    actions,
    undo: history.past.length > 0 ? () => setState(change.stepBack) : undefined,
    redo: history.future.length > 0 ? () => setState(change.stepForward) : undefined,
  };
}

function actionsOf(
  apply: (next: FilterChange) => void,
  limit: number,
  { fields }: Pick<ProblemContext, 'fields'>,
): FilterActions {
  const firstOperatorOf = (name: ConditionDraft['field']) => {
    const field = fields.find((one) => one.field === name);
    return (field && operatorsOf(field)[0]) ?? null;
  };
  return {
    setJoin: (join) => apply(change.edit((draft) => ({ ...draft, join }))),
    add: () => apply(change.grow(limit)),
    clone: (id) => apply(change.grow(limit, id)),
    remove: (id) => apply(change.remove(id)),
    setField: (id, field) =>
      apply(change.edit((draft) => setField(draft, id, field, firstOperatorOf(field)))),
    setOperator: (id, next) => apply(change.edit((draft) => setOperator(draft, id, next))),
    setValue: (id, value) =>
      apply(change.edit((draft) => setValue(draft, id, value), `value ${id}`)),
    setOff: (id, isOff) => apply(change.edit((draft) => setOff(draft, id, isOff))),
    move: (id, index) => apply(change.move(id, index)),
    clear: () => apply(change.clear()),
    open: (query) => apply(change.open(query)),
    showProblems: () => apply(change.showProblems),
  };
}

function useReportText(report: FilterReport | null): string {
  const t = useTexts(advancedFilterTexts);
  if (report === null) return '';
  if (report.kind === 'full') return t.full(report.limit);
  return report.kind === 'moved' ? t.moved(report.position, report.total) : t[report.kind];
}
