import { useLatestResponse } from '@mingjian/ui';
import type { ListCondition, ListQuery, LoadList } from '../../internal/list/query';

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
  { conditions }: Pick<ListQuery, 'conditions'>,
  isFiltered: boolean,
): readonly HidingCondition[] | null {
  const key = isFiltered ? JSON.stringify(conditions) : null;
  const { data } = useLatestResponse(key, async ({ signal }) => {
    const totals = await Promise.all(
      conditions
        .slice(0, TRIED_CONDITIONS)
        .map((condition) => countWithout(load, conditions, condition, signal)),
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
  conditions: readonly ListCondition[],
  condition: ListCondition,
  signal: AbortSignal,
): Promise<number> {
  const others = conditions.filter((other) => other !== condition);
  return load({ conditions: others, sort: [], page: 1, pageSize: 1 }, { signal }).then(
    ({ total }) => total,
    () => 0,
  );
}
