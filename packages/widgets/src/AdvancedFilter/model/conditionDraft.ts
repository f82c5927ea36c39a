import { OPERATOR_SHAPES, type ValueShape } from '../../internal/list/conditionText';
import type { AdvancedQuery, ListCondition, ListOperator } from '../../internal/list/query';

/** Value of an unfinished condition. An empty one is `''`, `[]`, `['', '']` or `null`. */
export type DraftValue = ListCondition['value'];

/** One row of the dialog: a condition that may be unfinished. */
export interface ConditionDraft {
  /** Unique in its draft, also among removed conditions. */
  id: number;
  /** `null` until selected. */
  field: string | null;
  /** `null` until selected. */
  operator: ListOperator | null;
  value: DraftValue;
  /** Whether it is switched off: it stays in the dialog and is not applied. */
  isOff: boolean;
}

/** The conditions of the dialog. */
export interface AdvancedDraft {
  join: AdvancedQuery['join'];
  conditions: readonly ConditionDraft[];
  /** Id of the next condition. */
  nextId: number;
}

const EMPTY_VALUES: Readonly<Record<ValueShape, DraftValue>> = {
  text: '',
  commaText: '',
  list: [],
  range: ['', ''],
  none: null,
  token: '',
};

/** Returns the empty value of an operator. */
export function emptyValueOf(operator: ListOperator): DraftValue {
  return EMPTY_VALUES[OPERATOR_SHAPES[operator]];
}

/** Returns the draft of a filter, with one blank condition for none. */
export function draftOfQuery(query: AdvancedQuery | undefined): AdvancedDraft {
  const conditions = query?.conditions ?? [];
  const draft: AdvancedDraft = {
    join: query?.join ?? 'or',
    conditions: conditions.map((condition, id) => ({ ...condition, id, isOff: false })),
    nextId: conditions.length,
  };
  return conditions.length === 0 ? addCondition(draft) : draft;
}

/** Returns the filter of a complete draft: its conditions that are switched on. */
export function queryOfDraft({ join, conditions }: AdvancedDraft): AdvancedQuery {
  return {
    join,
    conditions: conditions.flatMap(({ field, operator, value, isOff }) =>
      isOff || field === null || operator === null ? [] : [{ field, operator, value }],
    ),
  };
}

/** Returns the draft with a blank condition at its end. */
export function addCondition(draft: AdvancedDraft): AdvancedDraft {
  return insert(draft, draft.conditions.length, {
    field: null,
    operator: null,
    value: '',
    isOff: false,
  });
}

/** Returns the draft with a copy of a condition after it. */
export function cloneCondition(draft: AdvancedDraft, id: number): AdvancedDraft {
  const index = indexOf(draft, id);
  const condition = draft.conditions[index];
  return condition ? insert(draft, index + 1, condition) : draft;
}

function insert(
  draft: AdvancedDraft,
  index: number,
  condition: Omit<ConditionDraft, 'id'>,
): AdvancedDraft {
  const conditions = draft.conditions.toSpliced(index, 0, { ...condition, id: draft.nextId });
  return { ...draft, conditions, nextId: draft.nextId + 1 };
}

/** Returns the draft without a condition. */
export function removeCondition(draft: AdvancedDraft, id: number): AdvancedDraft {
  return { ...draft, conditions: draft.conditions.filter((condition) => condition.id !== id) };
}

/**
 * Returns the draft with another field of a condition, whose operator is reset to the field's first
 * one, and whose value to an empty one.
 */
export function setField(
  draft: AdvancedDraft,
  id: number,
  field: string | null,
  operator: ListOperator | null = null,
): AdvancedDraft {
  return setOperator(change(draft, id, { field }), id, operator);
}

/** Returns the draft with another operator of a condition, whose value is reset to its shape. */
export function setOperator(
  draft: AdvancedDraft,
  id: number,
  operator: ListOperator | null,
): AdvancedDraft {
  return change(draft, id, {
    operator,
    value: operator === null ? '' : emptyValueOf(operator),
  });
}

/** Returns the draft with another value of a condition. */
export function setValue(draft: AdvancedDraft, id: number, value: DraftValue): AdvancedDraft {
  return change(draft, id, { value });
}

/** Returns the draft with a condition switched on or off. */
export function setOff(draft: AdvancedDraft, id: number, isOff: boolean): AdvancedDraft {
  return change(draft, id, { isOff });
}

function change(
  draft: AdvancedDraft,
  id: number,
  part: Partial<Omit<ConditionDraft, 'id'>>,
): AdvancedDraft {
  return {
    ...draft,
    conditions: draft.conditions.map((condition) =>
      condition.id === id ? { ...condition, ...part } : condition,
    ),
  };
}

/** Returns the draft with a condition at another index; the nearest possible one. */
export function moveCondition(draft: AdvancedDraft, id: number, index: number): AdvancedDraft {
  const from = indexOf(draft, id);
  const condition = draft.conditions[from];
  if (!condition) return draft;
  const to = Math.min(Math.max(index, 0), draft.conditions.length - 1);
  return to === from
    ? draft
    : { ...draft, conditions: draft.conditions.toSpliced(from, 1).toSpliced(to, 0, condition) };
}

/** Returns the index of a condition, -1 for none. */
export function indexOf({ conditions }: AdvancedDraft, id: number): number {
  return conditions.findIndex((condition) => condition.id === id);
}
