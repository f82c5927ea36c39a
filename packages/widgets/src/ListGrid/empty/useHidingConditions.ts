import { useLatestResponse } from '@mingjian/ui';
import { searchKey } from '../model/queryChanges';
import type { ListCondition, ListSearch, LoadList } from '../../internal/list/query';

/** A condition, and the number of rows without it. */
export interface HidingCondition {
  condition: ListCondition;
  total: number;
}

/** Maximum number of conditions to try. Each one takes a request. */
const TRIED_CONDITIONS = 8;

/**
 * Returns the conditions that alone hide all rows, the most rows first; `null` while loading. It
 * requests them only while `isFiltered`.
 */
export function useHidingConditions<Row>(
  load: LoadList<Row>,
  query: ListSearch,
  isFiltered: boolean,
): readonly HidingCondition[] | null {
  const { conditions } = query;
  const key = isFiltered ? searchKey(query) : null;
  const { data } = useLatestResponse(key, async ({ signal }) => {
    const totals = await Promise.all(
      conditions
        .slice(0, TRIED_CONDITIONS)
        .map((condition) => countWithout(load, query, condition, signal)),
    );
    const hiding = conditions
      .flatMap((condition, index) => (totals[index] ? [{ condition, total: totals[index] }] : []))
      .toSorted((a, b) => b.total - a.total);
    return { key, hiding };
  });
  return data?.key === key ? data.hiding : null;
}

/** Returns the number of rows without a condition, 0 when the request fails. */
async function countWithout<Row>(
  load: LoadList<Row>,
  query: ListSearch,
  condition: ListCondition,
  signal: AbortSignal,
): Promise<number> {
  const conditions = query.conditions.filter((other) => other !== condition);
  return load({ ...query, conditions, sort: [], page: 1, pageSize: 1 }, { signal }).then(
    ({ total }) => total,
    () => 0,
  );
}
