import { useMemo } from 'react';
import { orderBase, type OrderDetail, type OrderRow } from '@mingjian/api';
import { useHttp, usePreload } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { readListQuery, RecordNav, useRecordNav } from '@mingjian/widgets/ListGrid';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../base/orderPaths';
import { storedPageSize } from '../../shared/pageSize';
import { listRequestOf } from '../../shared/resourceList/model/listRequest';
import { recentPage } from '../../shared/resourceList/recentPages';
import { useSignedIn } from '../../shell';
import { orderDetailsTexts } from './orderDetails.texts';
import { orderList } from './orderList';
import { useAcceptOrder } from '../../shared/orders/useAcceptOrder';

export interface OrderNavigationProps {
  orderId: string;
  /** The order, once it is loaded. One that waits to be accepted can be accepted here. */
  order: OrderDetail | undefined;
}

/**
 * Navigation to the previous and next order of the list that this one was opened from, in the same
 * tab. Renders nothing for an order that was opened without a list.
 */
export function OrderNavigation({ orderId, order }: OrderNavigationProps) {
  const t = useTexts(orderDetailsTexts);
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
    load: async (pageQuery, { signal }) => {
      const request = listRequestOf(pageQuery, pageCode);
      const recent = recentPage<OrderRow>(http, request);
      return recent ?? http.send(calls.getList, request, { signal });
    },
    query,
    rowKey: keyOf,
    current: orderId,
  });

  const { accept, isSubmitting } = useAcceptOrder({ id: orderId, orderNo: order?.orderNo ?? '' });
  const acceptOrFail = async () => {
    if (!(await accept())) throw new Error('The order was not accepted.');
  };

  const mayAccept = order?.moves.some(({ move }) => move === 'accept');

  const open = ({ id }: OrderRow) => {
    void navigate(orderDetailsPath(id, { list: list ?? '', tab: params.get('tab') ?? orderId }));
  };
  if (nav === null) return null;
  const next = nav.next?.id;
  const handleApproach = () => {
    if (next !== undefined) preload(orderBase.getOrderDetail, { orderId: next });
  };
  return (
    <div role="presentation" onPointerEnter={handleApproach} onFocus={handleApproach}>
      <RecordNav
        nav={nav}
        onOpen={open}
        onSave={nav.next && mayAccept ? acceptOrFail : undefined}
        saveLabels={{ save: t.accept, saveAndNext: t.acceptAndNext }}
        loading={isSubmitting}
      />
    </div>
  );
}

const { calls, pageCode } = orderList;
const keyOf = ({ id }: OrderRow) => id;
