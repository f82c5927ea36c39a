import { isDynamicToken } from './dynamicTokens';
import { clip, toSnake } from './fieldNames';
import { isOperator, OPERATOR_SHAPES, type Operator } from './operators';
import { SearchError } from './searchError';

/** Most conditions that one search may hold. */
export const CONDITION_LIMIT = 50;

/** Most pieces that the list of one condition may hold. */
export const LIST_LIMIT = 1_000;

/** One comparison of a search, such as "order status is one of 10, 20". */
export interface Condition {
  /** In camelCase, as in the entity. */
  field: string;
  operator: Operator;
  /**
   * A list for `IN` and `NN`, two bounds for `BETWEEN`, `null` for the null checks, else a text;
   * `DYNAMIC` holds its token.
   */
  value: string | readonly string[] | null;
}

/**
 * Throws a `SearchError` unless `condition` is whole: known operator, possible field, value of the
 * operator's shape, none empty.
 */
export function checkCondition({ field, operator, value }: Condition): void {
  toSnake(field);
  if (!isOperator(operator))
    throw new SearchError('operator', `"${clip(operator)}" is no operator.`);
  if (!VALUE_CHECKS[OPERATOR_SHAPES[operator]](value)) {
    throw new SearchError(
      'value',
      `The value of ${field} does not fit ${operator}: ${clip(JSON.stringify(value))}.`,
    );
  }
  if (piecesOf(value) > LIST_LIMIT)
    throw new SearchError('tooMany', `${field} lists more than ${LIST_LIMIT} values.`);
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

function piecesOf(value: Condition['value']): number {
  if (value === null) return 0;
  return typeof value === 'string' ? value.split(',').length : value.length;
}

/** Throws a `SearchError` when a search holds more conditions than may travel. */
export function checkCount(count: number): void {
  if (count > CONDITION_LIMIT)
    throw new SearchError(
      'tooMany',
      `A search holds at most ${CONDITION_LIMIT} conditions, not ${count}.`,
    );
}
