import {
  board,
  orderBase,
  orders,
  updateOf,
  type OrderDetail,
  type OrderMove,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { CancelDialog } from './CancelDialog';
import { HandOverDialog } from './corrections/HandOverDialog';
import { SupplementDialog } from './supplement/SupplementDialog';
import { orderMoveTexts } from './orderMoves.texts';

/** The moves of an order that its reader may make. */
export function OrderMoves({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderMoveTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderBase.update);
  if (!order) return null;
  const { id: orderId, orderNo, version } = order;

  const move: MakeMove<OrderMove> = async (choice, reason, options) => {
    // A person takes over by a dialog of its own.
    if (choice.move === 'handOver') return undefined;
    const action = updateOf(choice.move);
    const outcome = await submit({ orderId, action, version, ...(reason && { reason }) }, options);
    const text = outcome.ok ? t.moved(choice.label, orderNo) : outcome.error.message;
    // A dialog says itself why it was refused.
    if (outcome.ok) messages.show({ text, tone: 'success' });
    else if (reason === null) messages.show({ text, tone: 'danger', seconds: 5 });
    const refreshed = refresh(
      orderBase.getOrderDetail,
      orderBase.getOrderTaskList,
      orders.getList,
      board.getMainBoardData,
    );
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <MoveButtons
      choices={order.moves}
      notes={{ returnToClient: t.returnNote, withdraw: t.withdrawNote, endEarly: t.endEarlyNote }}
      dialogs={{
        cancel: (onClose) => <CancelDialog order={order} onMove={move} onClose={onClose} />,
        returnItems: (onClose) => (
          <SupplementDialog order={order} onMove={move} onClose={onClose} />
        ),
        handOver: (onClose) => <HandOverDialog order={order} onClose={onClose} />,
      }}
      onMove={move}
    />
  );
}
