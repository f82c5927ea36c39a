import { useMemo } from 'react';
import { orderBase, orders, type OrderRow } from '@mingjian/api';
import { useHttp, usePreload } from '@mingjian/api/react';
import {
  FIRST_PAGE_SIZE,
  ListWalkBar,
  readListQuery,
  useListWalk,
} from '@mingjian/widgets/ListGrid';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listRequestOf } from '../../shared/crud/model/listRequest';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { rememberedPageSize } from '../../shared/pageSize';
import { useSignedIn } from '../../shell';

/**
 * Leads from order to order of the list that this one was opened from, in the same tab; nothing
 * without one.
 */
export function OrderWalk({ orderId }: { orderId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const http = useHttp();
  const preload = usePreload();
  const { user } = useSignedIn();
  const list = params.get('list');
  const query = useMemo(() => {
    if (list === null) return null;
    const kept = readListQuery(new URLSearchParams(list));
    return {
      ...kept,
      pageSize: kept.pageSize ?? rememberedPageSize(user.id, 'orderList') ?? FIRST_PAGE_SIZE,
    };
  }, [list, user.id]);
  const walk = useListWalk<OrderRow>({
    load: async (asked, { signal }) =>
      http.send(orders.getList, listRequestOf(asked, 'orderList'), { signal }),
    query,
    rowKey: keyOf,
    current: orderId,
    onPrefetch: ({ id }) => preload(orderBase.getOrderDetail, { orderId: id }),
  });

  const open = ({ id }: OrderRow) => {
    void navigate(orderDetailsPath(id, { list: list ?? '', tab: params.get('tab') ?? orderId }));
  };
  return <ListWalkBar walk={walk} onOpen={open} />;
}

const keyOf = ({ id }: OrderRow) => id;
