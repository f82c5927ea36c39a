import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  readListQuery,
  writeListQuery,
  type ListMemory,
  type ListViews,
} from '@mingjian/widgets/ListGrid';
import { useHref, useSearchParams } from 'react-router-dom';
import { withKnownRanges } from './model/search';

/** Parameter of the open view. `view` is taken: it distinguishes tabs of one page. */
const VIEW = 'saved';

/** The state of a list that is stored in the address of its tab. */
export interface ListAddress {
  memory: Pick<ListMemory, 'query' | 'onQueryChange'>;
  views: Omit<ListViews, 'store'>;
}

/** Stores query and open view of a list in the tab's address, so that it can be shared. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => withKnownRanges(readListQuery(params)), [params]);
  const page = useHref({ search: '' });
  // Opening a view changes query and view in one turn, before the router has rendered the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const go = (next: URLSearchParams, options: { replace: boolean }) => {
    latest.current = next;
    setParams(next, options);
  };

  return {
    memory: {
      query,
      onQueryChange: (next, options) => go(writeListQuery(next, latest.current), options),
    },
    views: {
      current: params.get(VIEW),
      onChange(id) {
        const next = new URLSearchParams(latest.current);
        if (id === null) next.delete(VIEW);
        else next.set(VIEW, id);
        go(next, { replace: true });
      },
      linkOf: ({ id }) =>
        new URL(
          `${page}?${new URLSearchParams({ [VIEW]: id }).toString()}`,
          window.location.origin,
        ).toString(),
    },
  };
}
