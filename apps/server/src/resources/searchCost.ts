import { SEARCH_BUDGET, searchCost, type Condition } from '@mingjian/api';
import { refusal } from '../failure';
import { say } from '../texts';
import type { SearchField, SearchFields } from './searchFields';

/** Returns the cost of a condition in texts that are compared with every row. */
export function costOf(condition: Condition, { joined }: SearchField): number {
  return searchCost(condition, joined !== undefined);
}

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
  throw refusal(400, say, (t) => t.searchTooCostly(dearest, SEARCH_BUDGET));
}
