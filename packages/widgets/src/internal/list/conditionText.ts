import type { AdvancedQuery, ListCondition, ListOperator } from './query';

/** Shape of a condition's value. `commaText` is a text of several, `token` the key of a range. */
export type ValueShape = 'text' | 'commaText' | 'list' | 'range' | 'none' | 'token';

/** Every operator with the shape of its value, in the order in which a filter offers them. */
export const OPERATOR_SHAPES: Readonly<Record<ListOperator, ValueShape>> = {
  EQ: 'text',
  NE: 'text',
  GT: 'text',
  LT: 'text',
  GE: 'text',
  LE: 'text',
  BETWEEN: 'range',
  ISNULL: 'none',
  ISNOTNULL: 'none',
  IN: 'list',
  NN: 'list',
  LIKE: 'text',
  NOTLIKE: 'text',
  LIKEIN: 'commaText',
  NOTLIKEIN: 'commaText',
  DYNAMIC: 'token',
};

/** Name of a field, in camelCase. */
const FIELD = /^[A-Za-z]\w{0,63}$/u;
/** Key of a range relative to today, such as `LAST_7_DAYS`. */
const TOKEN = /^[A-Z][A-Z0-9_]{0,39}$/u;
/** Maximum number of conditions that are read. */
const CONDITION_LIMIT = 50;

/** Whether `name` names an operator. */
export function isOperator(name: unknown): name is ListOperator {
  return typeof name === 'string' && Object.hasOwn(OPERATOR_SHAPES, name);
}

/** Whether `name` can be the name of a field. */
export function isFieldName(name: unknown): name is string {
  return typeof name === 'string' && FIELD.test(name);
}

/** Whether a value has the shape of an operator, and is not empty. */
export function fitsOperator(operator: ListOperator, value: unknown): boolean {
  const shape = OPERATOR_SHAPES[operator];
  if (shape === 'none') return value === null;
  if (shape === 'token') return typeof value === 'string' && TOKEN.test(value);
  if (shape === 'text' || shape === 'commaText') return isFilled(value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isFilled) &&
    (shape === 'list' || value.length === 2)
  );
}

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Writes conditions as a JSON text list, which `readConditions` restores. */
export function writeConditions(conditions: readonly ListCondition[]): string {
  return JSON.stringify(
    conditions.map(({ field, operator, value }) => ({ field, operator, value })),
  );
}

/**
 * Reads a JSON text list of conditions. Returns `null` for any other text: part of a filter would
 * match other rows than the whole.
 */
export function readConditions(text: string): readonly ListCondition[] | null {
  const list = parse(text);
  if (!Array.isArray(list) || list.length > CONDITION_LIMIT) return null;
  const conditions = list.map(readCondition).filter((condition) => condition !== null);
  return conditions.length === list.length ? conditions : null;
}

function readCondition(item: unknown): ListCondition | null {
  if (typeof item !== 'object' || item === null) return null;
  const { field, operator, value } = item as Record<string, unknown>;
  if (!isFieldName(field) || !isOperator(operator) || !fitsOperator(operator, value)) return null;
  return { field, operator, value: value as ListCondition['value'] };
}

/** Reads an advanced filter from its two texts; `null` for none. Any other join is `or`. */
export function readAdvanced(text: string | null, join: string | null): AdvancedQuery | null {
  const conditions = text === null ? null : readConditions(text);
  return conditions === null || conditions.length === 0
    ? null
    : { join: join === 'and' ? 'and' : 'or', conditions };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
