import { OPERATOR_SHAPES } from '../../internal/list/conditionText';
import type { AdvancedQuery, ListCondition } from '../../internal/list/query';
import { operatorsOf, type AdvancedField } from './advancedField';
import type { AdvancedDraft, ConditionDraft } from './conditionDraft';

/** Limits of one filter, shown before it is sent. */
export interface AdvancedLimits {
  /** Maximum number of conditions. @default 50 */
  conditions?: number | undefined;
  /** Maximum number of values of one condition. @default 1000 */
  values?: number | undefined;
  /** Maximum cost of all conditions together. @default none */
  cost?: { budget: number; costOf(condition: ListCondition): number } | undefined;
  /** Maximum length of the filter as it is sent, in bytes. @default none */
  length?: FilterLength | undefined;
}

/** Maximum length of a filter as it is sent. */
export interface FilterLength {
  /** Maximum, in bytes. */
  limit: number;
  /** Returns the bytes of a filter with the conditions that apply beside it. */
  of(query: AdvancedQuery, beside: readonly ListCondition[]): number;
}

/** Default limits. */
export const ADVANCED_LIMITS = { conditions: 50, values: 1_000 } as const;

/** Problem of one part of a condition. */
export type ConditionProblem =
  | 'required'
  | 'unknownField'
  | 'unknownOperator'
  | 'unknownRange'
  | 'reversed'
  | 'notNumber'
  | 'refused'
  | 'tooManyValues';

/** Problems of a condition by part. */
export interface ConditionProblems {
  field?: ConditionProblem | undefined;
  operator?: ConditionProblem | undefined;
  value?: ConditionProblem | undefined;
}

export interface ProblemContext {
  fields: readonly AdvancedField[];
  /** Keys of the dynamic ranges. */
  rangeKeys: readonly string[];
  limits: AdvancedLimits;
}

/** Returns the problems of a condition, `null` for none. One that is switched off has none. */
export function problemsOf(
  { field: name, operator, value, isOff }: ConditionDraft,
  { fields, rangeKeys, limits }: ProblemContext,
): ConditionProblems | null {
  if (isOff) return null;
  if (name === null) return { field: 'required', operator: 'required', value: 'required' };
  const field = fields.find((one) => one.field === name);
  if (!field) return { field: 'unknownField' };
  if (operator === null) return { operator: 'required', value: 'required' };
  if (!operatorsOf(field).includes(operator)) return { operator: 'unknownOperator' };
  const problem = valueProblem(field, { field: name, operator, value }, rangeKeys, limits);
  return problem && { value: problem };
}

/** Returns the problems of a condition, `null` for none. */
export type ProblemCheck = (condition: ConditionDraft) => ConditionProblems | null;

/** Returns the check of a context. A condition that was checked before is not checked again. */
export function checkedBy(context: ProblemContext): ProblemCheck {
  const known = new WeakMap<ConditionDraft, ConditionProblems | null>();
  return (condition) => {
    const found = known.get(condition);
    if (found !== undefined) return found;
    const problems = problemsOf(condition, context);
    known.set(condition, problems);
    return problems;
  };
}

/** Returns the problems to show before an attempt to apply: unfinished parts are not reported. */
export function knownProblems(problems: ConditionProblems | null): ConditionProblems | null {
  const known = Object.entries(problems ?? {}).filter(([, problem]) => problem !== 'required');
  return known.length === 0 ? null : Object.fromEntries(known);
}

function valueProblem(
  field: AdvancedField,
  { operator, value }: ListCondition,
  rangeKeys: readonly string[],
  limits: AdvancedLimits,
): ConditionProblem | null {
  const shape = OPERATOR_SHAPES[operator];
  if (shape === 'none') return null;
  const values = valuesOf({ operator, value });
  if (values.length === 0 || values.some((one) => one.trim() === '')) return 'required';
  if (values.length > (limits.values ?? ADVANCED_LIMITS.values)) return 'tooManyValues';
  if (shape === 'token') return rangeKeys.includes(values[0]!) ? null : 'unknownRange';
  if (refusalOf(field, values) !== undefined) return 'refused';
  const isNumber = field.kind === 'number' || field.kind === 'money';
  if (isNumber && !values.every((one) => WHOLE.test(one))) return 'notNumber';
  // Only a custom field knows the order of its values.
  if (shape !== 'range' || field.kind === 'custom') return null;
  const [first, last] = values as [string, string];
  return (isNumber ? Number(first) > Number(last) : first > last) ? 'reversed' : null;
}

/** Returns the error of the first value that a custom field refuses. */
export function refusalOf(
  field: AdvancedField | undefined,
  values: readonly string[],
): string | undefined {
  if (field?.kind !== 'custom' || !field.check) return undefined;
  return values.map(field.check).find((error) => error !== undefined);
}

/** A number as lists are searched by it: nine digits at most. */
const WHOLE = /^-?\d{1,9}$/u;

/** Returns the values of a condition as a list. */
export function valuesOf({
  operator,
  value,
}: Pick<ListCondition, 'operator' | 'value'>): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'string') return value;
  if (OPERATOR_SHAPES[operator] !== 'commaText') return value === '' ? [] : [value];
  return value
    .split(/[,，]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Returns the option keys of a condition that its field no longer has. */
export function goneOptions(
  condition: Pick<ConditionDraft, 'field' | 'operator' | 'value'>,
  fields: readonly AdvancedField[],
): readonly string[] {
  const field = fields.find((one) => one.field === condition.field);
  if (field?.kind !== 'select' || condition.operator === null) return [];
  return valuesOf({ operator: condition.operator, value: condition.value }).filter(
    (key) => !field.options.some((option) => option.key === key),
  );
}

/** Whether a stored condition names a field, an operator or an option that no longer exists. */
export function isGone(condition: ListCondition, context: ProblemContext): boolean {
  const problems = problemsOf({ ...condition, id: 0, isOff: false }, context);
  return (
    problems?.field === 'unknownField' ||
    problems?.operator === 'unknownOperator' ||
    problems?.value === 'unknownRange' ||
    goneOptions(condition, context.fields).length > 0
  );
}

/** Size of a draft, measured by the limits. Conditions that are switched off cost nothing. */
export interface DraftSize {
  conditions: number;
  /** Cost of all conditions, with those beside the filter; `null` without a budget. */
  cost: number | null;
  /** Whether no further condition fits. */
  isFull: boolean;
  isTooCostly: boolean;
  isTooLong: boolean;
}

/**
 * Returns the size of a draft together with the conditions that apply beside it. `query` are its
 * complete conditions: others have neither cost nor length.
 */
export function sizeOf(
  draft: AdvancedDraft,
  query: AdvancedQuery,
  limits: AdvancedLimits,
  beside: readonly ListCondition[] = [],
): DraftSize {
  const { cost, length } = limits;
  const total = cost
    ? [...query.conditions, ...beside].reduce((sum, one) => sum + cost.costOf(one), 0)
    : null;
  return {
    conditions: draft.conditions.length,
    cost: total,
    isFull: draft.conditions.length >= (limits.conditions ?? ADVANCED_LIMITS.conditions),
    isTooCostly: cost !== undefined && total !== null && total > cost.budget,
    isTooLong: length !== undefined && length.of(query, beside) > length.limit,
  };
}
