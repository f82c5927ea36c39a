import type { ListCondition } from '@mingjian/widgets/ListFilter';

/** Returns the text of the reader's own orders: `mine` for a condition on their id. */
export function ownOrdersText(ownId: string, mine: string) {
  return ({ operator, value }: ListCondition): string | undefined =>
    operator === 'EQ' && value === ownId ? mine : undefined;
}
