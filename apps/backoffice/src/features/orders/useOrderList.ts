import { useEffect, useMemo } from 'react';
import { orders, type OrderRow } from '@mingjian/api';
import { usePage, type PageState } from '@mingjian/api/react';
import { useSearchParams } from 'react-router-dom';
import { rememberedPageSize, rememberPageSize } from '../../shared/pageSize';
import { useSignedIn } from '../../shell';
import {
  NO_FILTER,
  nextSort,
  orderRequest,
  readOrderQuery,
  writeOrderQuery,
  type OrderFilter,
  type OrderQuery,
  type SortableField,
} from './model/orderQuery';

const PAGE_CODE = 'orderList';

export interface OrderListState {
  query: OrderQuery;
  pageSize: number;
  list: PageState<OrderRow>;
  /** Searches with these conditions, from the first page. */
  search(filter: OrderFilter): void;
  /** Clears every condition: first page, ten rows, the list's own order. */
  reset(): void;
  turnTo(choice: { page: number; pageSize: number }): void;
  sortBy(field: SortableField): void;
}

/** The order list's state. It lives in the tab's address; the page size is remembered per person. */
export function useOrderList(): OrderListState {
  const [params, setParams] = useSearchParams();
  const { user } = useSignedIn();
  const query = useMemo(() => readOrderQuery(params), [params]);
  const pageSize = query.pageSize ?? rememberedPageSize(user.id, PAGE_CODE);
  const request = useMemo(() => orderRequest(query, pageSize), [query, pageSize]);
  const list = usePage(orders.getList, request);
  const lastPage = Math.max(1, Math.ceil(list.total / pageSize));
  const isBeyondEnd = !list.loading && !list.refreshing && list.total > 0 && query.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) setParams(keepView(writeOrderQuery({ ...query, page: lastPage }), params), { replace: true });
  }, [isBeyondEnd, lastPage, params, query, setParams]);

  const show = (next: OrderQuery) => setParams(keepView(writeOrderQuery(next), params));

  return {
    query,
    pageSize,
    list,
    search(filter) {
      const next = keepView(writeOrderQuery({ ...query, ...filter, page: 1 }), params);
      if (next.toString() === params.toString()) void list.reload();
      else setParams(next);
    },
    reset: () => show({ ...NO_FILTER, page: 1, pageSize: 10, sort: null }),
    turnTo(choice) {
      const isOtherSize = choice.pageSize !== pageSize;
      if (isOtherSize) rememberPageSize(user.id, PAGE_CODE, choice.pageSize);
      show({ ...query, page: choice.page, pageSize: isOtherSize ? choice.pageSize : query.pageSize });
    },
    sortBy: (field) => show({ ...query, page: 1, sort: nextSort(query.sort, field) }),
  };
}

/** `view` tells one tab of this list from another; a search stays in its tab. */
function keepView(next: URLSearchParams, before: URLSearchParams) {
  const view = before.get('view');
  if (view) next.set('view', view);
  return next;
}
