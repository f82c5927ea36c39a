import type { ApiError, Call, ListPage } from '@mingjian/api';
import { useState } from 'react';
import { useCall } from './useCall';

/** One page of a list, as a screen shows it. */
export interface PageState<Row> {
  /** Rows of the latest request; the previous ones while it loads. */
  rows: readonly Row[];
  /** Exact number of rows that match, over all pages. */
  total: number;
  /** The caller's saved column layout; `null` when none was saved. */
  config: string | null;
  /** Whether nothing can be shown yet. */
  loading: boolean;
  /** Whether newer rows are on their way while others are shown. */
  refreshing: boolean;
  /** Why the newest request failed. */
  error: ApiError | null;
  /** Asks for the same page again. */
  reload(): Promise<void>;
}

const NO_ROWS: readonly never[] = [];

/**
 * One page of a list. The previous rows stay while the next ones load; settled rows always belong
 * to the latest request, and are empty beside its error. Pass `null` to wait.
 */
export function usePage<Input, Row>(
  call: Call<Input, ListPage<Row>>,
  request: Input | null,
): PageState<Row> {
  const { data, error, isValidating, mutate } = useCall(call, request);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);

  const page = data ?? (isValidating ? shown : undefined);
  return {
    rows: page?.content ?? NO_ROWS,
    total: page?.total ?? 0,
    config: page?.config ?? null,
    loading: isValidating && page === undefined,
    refreshing: isValidating && page !== undefined,
    error: error ?? null,
    reload: async () => void (await mutate()),
  };
}
