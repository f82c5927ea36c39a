import { useState } from 'react';
import { notices, type Notice } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import type { LoadState } from '@mingjian/ui';

/** Notices that one press loads. */
const PAGE = 10;
/** Notices that the panel shows at most; the list has the rest. */
const MOST = 50;

/** The latest notices, a page more at each request. */
export interface NoticePages {
  rows: readonly Notice[];
  state: LoadState['kind'];
  /** Whether a further page is being loaded. */
  isLoadingMore: boolean;
  /** Loads a further page; `undefined` where there is none, or the list shows it. */
  loadMore: (() => void) | undefined;
  retry(): void;
}

/** Loads the latest notices of the signed-in person, again whenever there is news. */
export function useNoticePages(): NoticePages {
  const [pageSize, setPageSize] = useState(PAGE);
  const { data, error, isValidating, mutate } = useCall(
    notices.getList,
    { pageNum: 1, pageSize },
    { keepPreviousData: true },
  );
  const rows = data?.content ?? [];
  const hasMore = data !== undefined && rows.length < data.total && rows.length < MOST;
  return {
    rows,
    state: stateOf(data === undefined, rows.length === 0, error !== undefined),
    isLoadingMore: isValidating && rows.length < pageSize && hasMore,
    loadMore: hasMore ? () => setPageSize(rows.length + PAGE) : undefined,
    retry: () => void mutate(),
  };
}

function stateOf(isMissing: boolean, isEmpty: boolean, hasFailed: boolean): LoadState['kind'] {
  if (isMissing) return hasFailed ? 'error' : 'loading';
  if (hasFailed) return 'stale';
  return isEmpty ? 'empty' : 'ready';
}
