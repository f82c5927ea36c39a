import { useMemo } from 'react';
import {
  board,
  orderBase,
  ORDER_UPDATES,
  orders,
  type OrderDetail,
  type OrderRow,
} from '@mingjian/api';
import { useHttp, useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { BulkAction } from '@mingjian/widgets/ListGrid';
import { orderDetailsPath } from '../../base/orderPaths';
import { messages } from '../../shell';
import { orderDetailsTexts } from './orderDetails.texts';
import { orderListTexts } from './orderList.texts';

/**
 * Accepts one order, and returns whether that worked. Lists and cards that show it are refreshed
 * even after a failure.
 */
export function useAcceptOrder({ id, orderNo }: Pick<OrderDetail, 'id' | 'orderNo'>) {
  const t = useTexts(orderDetailsTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(orderBase.update);

  const accept = async () => {
    const outcome = await submit({ orderId: id, action: ORDER_UPDATES.accept });
    if (outcome.ok) messages.show({ text: t.accepted(orderNo), tone: 'success' });
    else messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    await refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
    return outcome.ok;
  };
  return { accept, isSubmitting };
}

/**
 * The bulk action that accepts orders of the list. Each order is sent separately, since somebody
 * else may accept one meanwhile.
 */
export function useAcceptOrders(): BulkAction<OrderRow> {
  const t = useTexts(orderListTexts);
  const { labelOf } = useDictionary('order_status');
  const http = useHttp();
  const refresh = useRefresh();

  return useMemo(
    () => ({
      key: 'accept',
      label: t.accept,
      chunkSize: 10,
      hrefOf: ({ id }) => orderDetailsPath(id),
      skipReason: ({ orderStatus }) =>
        orderStatus === 10 ? undefined : t.notAwaiting(labelOf(orderStatus)),
      async run(rows, { signal }) {
        const results = [];
        for (const { id } of rows) {
          const toFailure = (error: Error) => ({ key: id, error: error.message });
          results.push(
            await http
              .send(orderBase.update, { orderId: id, action: ORDER_UPDATES.accept }, { signal })
              .then(() => ({ key: id }), toFailure),
          );
        }
        await refresh(orderBase.getOrderDetail, board.getMainBoardData);
        return results;
      },
    }),
    [t, labelOf, http, refresh],
  );
}
