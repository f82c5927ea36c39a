import { useMemo } from 'react';
import { orderBase, type OrderRow } from '@mingjian/api';
import { useHttp, usePreload } from '@mingjian/api/react';
import { readListQuery, RecordNav, useRecordNav } from '@mingjian/widgets/ListGrid';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { storedPageSize } from '../../shared/pageSize';
import { listRequestOf } from '../../shared/resourceList/model/listRequest';
import { useSignedIn } from '../../shell';
import { orderList } from './orderList';

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
    return { ...listQuery, pageSize: listQuery.pageSize ?? storedPageSize(user.id, pageCode) };
  }, [list, user.id]);
  const nav = useRecordNav<OrderRow>({
    load: async (pageQuery, { signal }) =>
      http.send(calls.getList, listRequestOf(pageQuery, pageCode), { signal }),
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

const { calls, pageCode } = orderList;
const keyOf = ({ id }: OrderRow) => id;
