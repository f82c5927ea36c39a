import { useEffect, useEffectEvent, useState } from 'react';
import { searchOf, type ListQuery, type LoadList } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';
import {
  appendPage,
  positionOf,
  prependPage,
  startSequence,
  type RecordPosition,
  type RecordSequence,
} from '../model/recordSequence';

export interface RecordNavOptions<Row> {
  load: LoadList<Row>;
  /** The query of the list with its page; `null` when the record was not opened from a list. */
  query: ListQuery | null;
  rowKey: (row: Row) => RowKey;
  /** Key of the current record. */
  current: RowKey;
  /** Called with the next record, to load it early. */
  onPrefetch?: ((row: Row) => void) | undefined;
}

/** Position of the current record in its list. */
export interface RecordNavState<Row> extends RecordPosition<Row> {
  /** Number of matching rows when the navigation started. */
  total: number;
}

/**
 * Returns the records before and after the current one in the list it was opened from. The order
 * stays that of the start, also when a record leaves the list. `null` while loading, and when the
 * record is not in the list.
 */
export function useRecordNav<Row>({
  load,
  query,
  rowKey,
  current,
  onPrefetch,
}: RecordNavOptions<Row>): RecordNavState<Row> | null {
  const key = query === null ? '' : JSON.stringify([searchOf(query), query.pageSize]);
  const [loaded, setLoaded] = useState<{ key: string; sequence: RecordSequence<Row> | null }>({
    key: '',
    sequence: null,
  });
  const sequence = loaded.key === key ? loaded.sequence : null;
  const position = sequence && positionOf(sequence, current, rowKey);
  const step = nextStep(sequence, position);
  const extend = useEffectEvent(async (signal: AbortSignal) => {
    const loadPage = async (page: number) => load({ ...query!, page }, { signal });
    if (sequence === null) return startSequence(query!, loadPage);
    return step === 'prepend'
      ? prependPage(sequence, loadPage, rowKey)
      : appendPage(sequence, query!.pageSize, loadPage, rowKey);
  });

  // `useLatestResponse` does not fit: what to request next depends on what was loaded before.
  useEffect(() => {
    if (key === '' || step === null) return undefined;
    const controller = new AbortController();
    extend(controller.signal).then(
      (next) => {
        if (!controller.signal.aborted) setLoaded({ key, sequence: next });
      },
      // The record can be edited without its neighbours.
      () => {},
    );
    return () => controller.abort();
  }, [key, step, current]);

  const next = position?.next ?? null;
  const prefetch = useEffectEvent((row: Row) => onPrefetch?.(row));
  const nextKey = next === null ? null : rowKey(next);
  useEffect(() => {
    if (nextKey !== null && next !== null) prefetch(next);
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the row
  }, [nextKey]);

  return sequence && position && { ...position, total: sequence.total };
}

/** Returns which rows are missing: the first page, the page before, or the rows after. */
function nextStep<Row>(
  sequence: RecordSequence<Row> | null,
  position: RecordPosition<Row> | null,
): 'start' | 'prepend' | 'append' | null {
  if (sequence === null) return 'start';
  if (position === null) return null;
  if (position.next === null && !sequence.isEnded) return 'append';
  return position.previous === null && sequence.firstPage > 1 ? 'prepend' : null;
}
