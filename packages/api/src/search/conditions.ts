import { isDynamicToken } from './dynamicTokens';
import { clip, toSnake } from './fieldNames';
import { SEARCH_LIMITS } from './limits';
import { isOperator, OPERATOR_SHAPES, type Operator } from './operators';
import { limitError, SearchError } from './searchError';

/** One comparison of a search, such as "order status is one of 10, 20". */
export interface Condition {
  /** In camelCase, as in the row. */
  field: string;
  operator: Operator;
  /**
   * A list for `IN` and `NN`, two bounds for `BETWEEN`, `null` for the null checks, otherwise a
   * text; `DYNAMIC` holds its token.
   */
  value: string | readonly string[] | null;
}

/**
 * Throws a `SearchError` unless `condition` is complete: known operator, possible field, value of
 * the operator's shape, nothing empty, within the limits.
 */
export function checkCondition({ field, operator, value }: Condition): void {
  toSnake(field);
  if (!isOperator(operator))
    throw new SearchError('operator', `"${clip(operator)}" is not an operator.`, { field });
  if (!VALUE_CHECKS[OPERATOR_SHAPES[operator]](value)) {
    throw new SearchError(
      'value',
      `The value of ${field} does not fit ${operator}: ${clip(JSON.stringify(value))}.`,
      { field },
    );
  }
  if (valuesIn(value) > SEARCH_LIMITS.values) throw limitError('values', field);
}

/** Returns the pieces of a comma text, as people type it: both commas, no empty pieces. */
export function piecesOf(text: string): string[] {
  return text
    .split(/[,，]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';
const isPiece = (value: unknown) => isFilled(value) && !(value as string).includes(',');
const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isPiece);

const VALUE_CHECKS = {
  text: isFilled,
  commaText: isFilled,
  list: isList,
  range: (value: unknown) => isList(value) && (value as string[]).length === 2,
  none: (value: unknown) => value === null,
  dynamic: isDynamicToken,
};

function valuesIn(value: Condition['value']): number {
  if (value === null) return 0;
  return typeof value === 'string' ? value.split(/[,，]/).length : value.length;
}

/** Throws a `SearchError` when a search holds more conditions than allowed. */
export function checkCount(count: number): void {
  if (count > SEARCH_LIMITS.conditions) throw limitError('conditions');
}

/** Throws a `SearchError` when the filters of a list request are longer together than allowed. */
export function checkSize(...texts: readonly (string | undefined)[]): void {
  const bytes = texts.reduce((sum, text = '') => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > SEARCH_LIMITS.bytes) throw limitError('bytes');
}
