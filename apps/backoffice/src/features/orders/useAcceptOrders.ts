import { useMemo } from 'react';
import { board, orderBase, updateOf, type OrderRow } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { BulkAction } from '@mingjian/widgets/ListGrid';
import { orderDetailsPath } from '../../base/orderPaths';
import { orderListTexts } from './orderList.texts';

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
              .send(orderBase.update, { orderId: id, action: updateOf('accept') }, { signal })
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
