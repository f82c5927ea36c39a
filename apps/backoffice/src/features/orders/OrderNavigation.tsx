import { useMemo } from 'react';
import { orderBase, orders, type OrderRow } from '@mingjian/api';
import { useHttp, usePreload } from '@mingjian/api/react';
import { readListQuery, RecordNav, useRecordNav } from '@mingjian/widgets/ListGrid';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listRequestOf } from '../../shared/crud/model/listRequest';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { storedPageSize } from '../../shared/pageSize';
import { useSignedIn } from '../../shell';

/**
 * Navigation to the previous and next order of the list that this one was opened from, in the same
 * tab. Renders nothing for an order that was opened without a list.
 */
export function OrderNavigation({ orderId }: { orderId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const http = useHttp();
  const preload = usePreload();
  const { user } = useSignedIn();
  const list = params.get('list');
  const query = useMemo(() => {
    if (list === null) return null;
    const listQuery = readListQuery(new URLSearchParams(list));
    return { ...listQuery, pageSize: listQuery.pageSize ?? storedPageSize(user.id, 'orderList') };
  }, [list, user.id]);
  const nav = useRecordNav<OrderRow>({
    load: async (pageQuery, { signal }) =>
      http.send(orders.getList, listRequestOf(pageQuery, 'orderList'), { signal }),
    query,
    rowKey: keyOf,
    current: orderId,
    onPrefetch: ({ id }) => preload(orderBase.getOrderDetail, { orderId: id }),
  });

  const open = ({ id }: OrderRow) => {
    void navigate(orderDetailsPath(id, { list: list ?? '', tab: params.get('tab') ?? orderId }));
  };
  return <RecordNav nav={nav} onOpen={open} />;
}

const keyOf = ({ id }: OrderRow) => id;
