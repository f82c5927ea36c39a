import { board, orderBase, orders, type OrderDetail } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { orderDetailsTexts } from './orderDetails.texts';

/** Takes an order. Whatever the outcome, every list and card that shows the order is told. */
export function useTakeOrder({ id, orderNo }: Pick<OrderDetail, 'id' | 'orderNo'>) {
  const t = useTexts(orderDetailsTexts);
  const refresh = useRefresh();
  const { submit, pending } = useSubmit(orderBase.update);

  const take = async () => {
    const outcome = await submit({ orderId: id, action: 'take' });
    if (outcome.ok) messages.show({ text: t.taken(orderNo), tone: 'success' });
    else messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    await refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
  };
  return { take, pending };
}
