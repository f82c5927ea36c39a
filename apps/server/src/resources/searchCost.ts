import type { Condition, Operator } from '@mingjian/api';
import { Failure } from '../failure';
import { say } from '../texts';
import { comparedValues } from './searchValues';
import type { SearchField, SearchFields } from './searchFields';

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

/** Returns the cost of a condition in texts that are compared with every row. */
export function costOf(condition: Condition, { kind, joined }: SearchField): number {
  const { operator, value } = condition;
  const join = joined ? JOINING : 0;
  if (!PART_OPERATORS.includes(operator))
    return join + 1 + Math.floor((Array.isArray(value) ? value.length : 0) / LISTED);
  const texts = comparedValues(condition, kind) as string[];
  return join + texts.length + (texts.some(hasCase) ? LOWERING : 0);
}

/** Operators that look for a part of a text. */
export const PART_OPERATORS: readonly Operator[] = ['LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'];

/** Whether a text has letters that have case. */
export const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

/**
 * Returns the cost of a search. Throws 400 beyond the budget, naming the field that takes most of
 * it. Unknown fields cost nothing here: the compiler refuses them.
 */
export function checkCost(conditions: readonly Condition[], fields: SearchFields): number {
  const costs = new Map<string, number>();
  for (const condition of conditions) {
    const { field } = condition;
    if (!Object.hasOwn(fields, field)) continue;
    costs.set(field, (costs.get(field) ?? 0) + costOf(condition, fields[field]!));
  }
  const total = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  if (total <= SEARCH_BUDGET) return total;
  const [dearest] = [...costs].sort(([, one], [, other]) => other - one)[0]!;
  throw new Failure(
    400,
    say((t) => t.searchTooCostly(dearest, SEARCH_BUDGET)),
  );
}
