import type { Condition } from '@mingjian/api';
import { EMPTY_QUERY, writeListQuery, type ListQuery } from '@mingjian/widgets/ListGrid';

/** Returns the address of a list under these conditions. */
export function listAddress(
  listPath: string,
  conditions: readonly Condition[],
  sort: ListQuery['sort'] = [],
): string {
  const query = { ...EMPTY_QUERY, conditions: conditions as ListQuery['conditions'], sort };
  return `${listPath}?${writeListQuery(query).toString()}`;
}
