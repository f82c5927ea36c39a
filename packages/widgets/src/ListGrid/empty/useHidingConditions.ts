import { useEffect, useEffectEvent, useState } from 'react';
import type { ListCondition, ListQuery, LoadList } from '../../internal/list/query';

/** A condition, and how many rows there would be without it. */
export interface HidingCondition {
  condition: ListCondition;
  total: number;
}

/** More conditions than this are not tried one by one: each is a question to the server. */
const MOST_TRIED = 8;

/**
 * Finds which conditions of a query without rows hold rows back on their own: the most telling
 * first; `null` while it asks. Asks only while `isEmpty`.
 */
export function useHidingConditions<Row>(
  load: LoadList<Row>,
  query: ListQuery,
  isEmpty: boolean,
): readonly HidingCondition[] | null {
  const mark = isEmpty ? JSON.stringify(query.conditions) : '';
  const [found, setFound] = useState<{ mark: string; hiding: readonly HidingCondition[] }>({
    mark: '',
    hiding: [],
  });
  const tryAll = useEffectEvent(async (signal: AbortSignal) => {
    const { conditions } = query;
    const totals = await Promise.all(
      conditions.slice(0, MOST_TRIED).map((condition) => countWithout(condition, signal)),
    );
    return conditions
      .flatMap((condition, at) => (totals[at] ? [{ condition, total: totals[at] }] : []))
      .toSorted((a, b) => b.total - a.total);
  });

  useEffect(() => {
    if (mark === '') return undefined;
    const stop = new AbortController();
    void tryAll(stop.signal).then((hiding) => {
      if (!stop.signal.aborted) setFound({ mark, hiding });
    });
    return () => stop.abort();
  }, [mark]);

  return found.mark === mark ? found.hiding : null;

  /** What cannot be counted is not offered: the list itself has already said why. */
  async function countWithout(condition: ListCondition, signal: AbortSignal) {
    const conditions = query.conditions.filter((other) => other !== condition);
    return load({ conditions, sort: [], page: 1, pageSize: 1 }, { signal }).then(
      ({ total }) => total,
      () => 0,
    );
  }
}
