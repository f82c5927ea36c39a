import { useLayoutEffect, useMemo, useRef } from 'react';
import { readListQuery, writeListQuery, type ListGridProps } from '@mingjian/widgets/ListGrid';
import { useHref, useSearchParams } from 'react-router-dom';

/** Names the open view in an address. `view` is taken: it tells one tab of a page from another. */
const VIEW = 'saved';

/** The part of a list that lives in the address of its tab. */
export type ListAddress = Required<
  Pick<ListGridProps<never>, 'query' | 'onQueryChange' | 'viewId' | 'onViewChange' | 'viewLink'>
>;

/**
 * Keeps what a list asks for, and which view is open, in the tab's address: it can be shared, and
 * Back works.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params), [params]);
  const page = useHref({ search: '' });
  // A view changes twice in one turn: what it asks for, and its name.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const go = (next: URLSearchParams, options: { replace: boolean }) => {
    latest.current = next;
    setParams(next, options);
  };

  return {
    query,
    onQueryChange: (next, options) => go(writeListQuery(next, latest.current), options),
    viewId: params.get(VIEW),
    onViewChange(id) {
      const next = new URLSearchParams(latest.current);
      if (id === null) next.delete(VIEW);
      else next.set(VIEW, id);
      go(next, { replace: true });
    },
    viewLink: ({ id }) =>
      new URL(
        `${page}?${new URLSearchParams({ [VIEW]: id }).toString()}`,
        window.location.origin,
      ).toString(),
  };
}
