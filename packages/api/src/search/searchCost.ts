import { piecesOf, type Condition } from './conditions';
import type { Operator } from './operators';

/**
 * Most that one search may cost. A text that is looked for in every row costs 1: a millisecond
 * for 20,000 rows of the embedded database, which answers nobody else meanwhile.
 */
export const SEARCH_BUDGET = 100;

/** Cost of lowering the letters of a column once per row. */
const LOWERING = 7;
/** Cost of comparing each row with the ids that were found in another table. */
const JOINING = 12;
/** Values of an exact list that cost as much as one text. */
const LISTED = 40;

/** Operators that look for a part of a text. */
export const PART_OPERATORS: readonly Operator[] = ['LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'];

/** Whether a text has letters that have case. */
export const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/**
 * Returns the cost of a condition in texts that are compared with every row. `isJoined`: whether
 * its field is one of another table, which only the server knows.
 */
export function searchCost({ operator, value }: Condition, isJoined = false): number {
  const join = isJoined ? JOINING : 0;
  if (!PART_OPERATORS.includes(operator))
    return join + 1 + Math.floor((Array.isArray(value) ? value.length : 0) / LISTED);
  const text = typeof value === 'string' ? value : '';
  const texts = operator.endsWith('LIKEIN') ? piecesOf(text) : [text];
  return join + texts.length + (texts.some(hasCase) ? LOWERING : 0);
}
