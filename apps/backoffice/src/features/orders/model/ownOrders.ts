import type { OrderRow } from '@mingjian/api';
import type { ListCondition } from '@mingjian/widgets/ListFilter';

type Conditions = readonly ListCondition[];

const FIELD = 'pmId' satisfies keyof OrderRow;

/** Returns the id of the manager whose orders are searched; `null` for those of all. */
export function managerIn(conditions: Conditions): string | null {
  const found = conditions.find(({ field, operator }) => field === FIELD && operator === 'EQ');
  return typeof found?.value === 'string' ? found.value : null;
}

/** Returns the conditions with another manager, or with none for `null`. */
export function withManager(conditions: Conditions, pmId: string | null): ListCondition[] {
  const others = conditions.filter(({ field }) => field !== FIELD);
  return pmId === null ? others : [{ field: FIELD, operator: 'EQ', value: pmId }, ...others];
}

/** Returns the text of the reader's own orders: `mine` for a condition on their id. */
export function ownOrdersText(ownId: string, mine: string) {
  return ({ operator, value }: ListCondition): string | undefined =>
    operator === 'EQ' && value === ownId ? mine : undefined;
}
