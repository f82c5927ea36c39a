import { useMemo } from 'react';
import { board, orderBase, TAKING_ROLES, type OrderRow } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { BulkAction } from '@mingjian/widgets/ListGrid';
import { mayDo } from '../../shared/crud/crudSet';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useSignedIn } from '../../shell';
import { orderListTexts } from './orderList.texts';

/**
 * Taking many orders of the list, for those who may: each order by itself, since somebody else may
 * take it meanwhile.
 */
export function useTakeOrders(): readonly BulkAction<OrderRow>[] {
  const t = useTexts(orderListTexts);
  const words = useTexts(orderTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const { roles } = useSignedIn();
  const may = mayDo(roles, TAKING_ROLES);

  return useMemo(() => {
    const take: BulkAction<OrderRow> = {
      key: 'take',
      label: t.take,
      chunkSize: 10,
      skipReason: ({ orderStatus }) =>
        orderStatus === 10 ? undefined : t.notAwaiting(words[`status${orderStatus}`]),
      async run(rows, { signal }) {
        const answers = [];
        for (const { id } of rows) {
          const failed = (error: Error) => ({ key: id, error: error.message });
          answers.push(
            await http
              .send(orderBase.update, { orderId: id, action: 'take' }, { signal })
              .then(() => ({ key: id }), failed),
          );
        }
        await refresh(orderBase.getOrderDetail, board.getMainBoardData);
        return answers;
      },
    };
    return may ? [take] : [];
  }, [t, words, http, refresh, may]);
}
