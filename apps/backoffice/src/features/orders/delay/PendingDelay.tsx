import {
  delayRequests,
  orderBase,
  orders,
  type OrderDetail,
  type RequestMove,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../../base/useDateFormat';
import { MoveButtons, type MakeMove } from '../../../shared/flow/MoveButtons';
import { messages } from '../../../shell';
import * as S from '../OrderDetailsPage.styles';
import { delayTexts } from './delay.texts';

/** The request for more time that waits for a decision, with its moves; nothing without one. */
export function PendingDelay({ order }: { order: OrderDetail }) {
  const t = useTexts(delayTexts);
  const dates = useDateFormat();
  const refresh = useRefresh();
  const { submit } = useSubmit(delayRequests.update);
  const pending = order.delays.find(({ status }) => status === 1);
  if (!pending) return null;
  const { id, askedBy, days, reason, dueBefore, moves } = pending;

  const decide: MakeMove<RequestMove> = async ({ move: action, label }, why, options) => {
    const outcome = await submit({ id, action, ...(why && { reason: why }) }, options);
    if (outcome.ok) messages.show({ text: t.decided(label), tone: 'success' });
    else if (why === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh(orderBase.getOrderDetail, orders.getList);
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <Alert tone="warning" title={t.pending(askedBy, days)}>
      <S.Notes>
        <p>{t.why(reason)}</p>
        <p>{t.due(dates.day(dueBefore))}</p>
        {moves.length > 0 && (
          <S.Buttons>
            <MoveButtons compact choices={moves} onMove={decide} />
          </S.Buttons>
        )}
      </S.Notes>
    </Alert>
  );
}
