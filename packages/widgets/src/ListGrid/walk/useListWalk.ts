import { useEffect, useEffectEvent, useState } from 'react';
import {
  extendWalk,
  type ListWalk,
  placeInWalk,
  prependWalk,
  startWalk,
  type WalkPlace,
} from '../model/listWalk';
import type { ListQuery, LoadList } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';
import { useLatest } from '../useLatest';

export interface ListWalkOptions<Row> {
  load: LoadList<Row>;
  /** What the list shows, page included; `null` when the record was not opened from a list. */
  query: ListQuery | null;
  rowKey: (row: Row) => RowKey;
  /** The record that is open. */
  current: RowKey;
  /** Called with the record that comes next, to have it ready. */
  onPrefetch?: ((row: Row) => void) | undefined;
}

/** Where the open record stands in its list. */
export interface ListWalkState<Row> extends WalkPlace<Row> {
  /** How many rows matched when the walk began. */
  total: number;
}

/**
 * Knows what comes before and after a record in the list it was opened from. The order is that of
 * the beginning: a record that leaves the list while it is worked on keeps its place. `null` while
 * it is not known, and when the record is not in the list.
 */
export function useListWalk<Row>({
  load,
  query,
  rowKey,
  current,
  onPrefetch,
}: ListWalkOptions<Row>): ListWalkState<Row> | null {
  const mark = query === null ? '' : JSON.stringify([query.conditions, query.sort, query.pageSize]);
  const [walked, setWalked] = useState<{ mark: string; walk: ListWalk<Row> | null }>({
    mark: '',
    walk: null,
  });
  const walk = walked.mark === mark ? walked.walk : null;
  const place = walk && placeInWalk(walk, current, rowKey);
  const step = nextStep(walk, place);
  const latest = useLatest({ load, query, rowKey, walk });
  const grow = useEffectEvent((signal: AbortSignal) => {
    const { query: asked, walk: known, rowKey: keyOf } = latest.current;
    const ask = (page: number) => latest.current.load({ ...asked!, page }, { signal });
    if (known === null) return startWalk(asked!, ask);
    return step === 'back'
      ? prependWalk(known, ask, keyOf)
      : extendWalk(known, asked!.pageSize, ask, keyOf);
  });

  useEffect(() => {
    if (mark === '' || step === null) return undefined;
    const stop = new AbortController();
    grow(stop.signal).then(
      (next) => {
        if (!stop.signal.aborted) setWalked({ mark, walk: next });
      },
      // Without neighbours the record can still be worked on.
      () => {},
    );
    return () => stop.abort();
  }, [mark, step, current]);

  const next = place?.next ?? null;
  const prefetch = useEffectEvent((row: Row) => onPrefetch?.(row));
  const nextKey = next === null ? null : rowKey(next);
  useEffect(() => {
    if (nextKey !== null && next !== null) prefetch(next);
    // oxlint-disable-next-line react/exhaustive-deps -- the row's key tells when it is another
  }, [nextKey]);

  return walk && place && { ...place, total: walk.total };
}

/** What has to be asked for: the beginning, the page before, or what comes after. */
function nextStep<Row>(
  walk: ListWalk<Row> | null,
  place: WalkPlace<Row> | null,
): 'start' | 'back' | 'on' | null {
  if (walk === null) return 'start';
  if (place === null) return null;
  if (place.next === null && !walk.isEnded) return 'on';
  return place.previous === null && walk.firstPage > 1 ? 'back' : null;
}
