import { board, orderBase, orders, updateOf, type OrderRow } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { orderTexts } from './orders.texts';

/**
 * Accepts one order, and returns whether that worked. Lists and cards that show it are refreshed
 * even after a failure.
 */
export function useAcceptOrder({ id, orderNo }: Pick<OrderRow, 'id' | 'orderNo'>) {
  const t = useTexts(orderTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(orderBase.update);

  const accept = async () => {
    const outcome = await submit({ orderId: id, action: updateOf('accept') });
    if (outcome.ok) messages.show({ text: t.accepted(orderNo), tone: 'success' });
    else messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    await refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
    return outcome.ok;
  };
  return { accept, isSubmitting };
}
