import { useEffect, useState } from 'react';
import { moneyText, orderInfo, type OrderDetail, type OrderMove } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { MakeMove } from '../../shared/flow/MoveButtons';
import { ReasonDialog } from '../../shared/flow/ReasonDialog';
import { orderMoveTexts } from './orderMoves.texts';

export interface CancelDialogProps {
  order: OrderDetail;
  onMove: MakeMove<OrderMove>;
  onClose(): void;
}

/** Says what cancelling costs, then asks for the reason. */
export function CancelDialog({ order, onMove, onClose }: CancelDialogProps) {
  const t = useTexts(orderMoveTexts);
  const { locale } = useLocale();
  const fee = useCancelFee(order.id);
  const choice = order.moves.find(({ move }) => move === 'cancel')!;
  const note =
    fee === undefined
      ? t.feeLoading
      : fee === null
        ? t.feeUnknown
        : fee === 0
          ? t.cancelFree
          : t.cancelFee(moneyText(fee, locale));
  return (
    <ReasonDialog
      label={choice.label}
      note={note}
      onSubmit={async (reason, options) => onMove(choice, reason, options)}
      onClose={onClose}
    />
  );
}

/** Returns the fee in fen; `undefined` until it is known, `null` if it cannot be. */
function useCancelFee(orderId: string) {
  const http = useHttp();
  const [fee, setFee] = useState<number | null>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    http.send(orderInfo.cancelOrder, { orderId, cancelReason: '—', feeOnly: 1 }, { signal }).then(
      (response) => setFee(response.fee),
      () => {
        if (!signal.aborted) setFee(null);
      },
    );
    return () => leaving.abort();
  }, [http, orderId]);
  return fee;
}
