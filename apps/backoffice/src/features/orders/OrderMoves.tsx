import {
  backRequests,
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
import { HoldDialog } from './clock/HoldDialog';
import { HandOverDialog } from './corrections/HandOverDialog';
import { InviteDialog } from '../../shared/orders/invite/InviteDialog';
import { SupplementDialog } from './supplement/SupplementDialog';
import { orderMoveTexts } from './orderMoves.texts';

/** The moves of an order that its reader may make. */
export function OrderMoves({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderMoveTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderBase.update);
  const { submit: ask } = useSubmit(backRequests.save);
  if (!order) return null;
  const { id: orderId, orderNo, version } = order;

  const move: MakeMove<OrderMove> = async (choice, reason, options) => {
    // These have dialogs of their own, the product makes the others.
    if (isMadeElsewhere(choice.move)) return undefined;
    const outcome =
      choice.move === 'recallReport' || choice.move === 'reopen'
        ? await ask({ orderId, move: choice.move, reason: reason ?? '' }, options)
        : await submit(
            { orderId, action: updateOf(choice.move), version, ...(reason && { reason }) },
            options,
          );
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
      notes={{
        returnToClient: t.returnNote,
        withdraw: t.withdrawNote,
        endEarly: t.endEarlyNote,
        recallReport: t.backNote,
        reopen: t.backNote,
      }}
      dialogs={{
        cancel: (onClose) => <CancelDialog order={order} onMove={move} onClose={onClose} />,
        returnItems: (onClose) => (
          <SupplementDialog order={order} onMove={move} onClose={onClose} />
        ),
        invite: (onClose) => <InviteDialog order={order} onClose={onClose} />,
        hold: (onClose) => <HoldDialog order={order} onClose={onClose} />,
        handOver: (onClose) => <HandOverDialog order={order} onClose={onClose} />,
      }}
      onMove={move}
    />
  );
}

const ELSEWHERE = ['handOver', 'hold', 'invite', 'postpone'] as const satisfies OrderMove[];

const isMadeElsewhere = (move: OrderMove): move is (typeof ELSEWHERE)[number] =>
  ELSEWHERE.some((name) => name === move);
