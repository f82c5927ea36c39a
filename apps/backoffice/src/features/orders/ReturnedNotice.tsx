import type { OrderDetail } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import * as S from './OrderDetailsPage.styles';
import { orderMoveTexts } from './orderMoves.texts';

export interface ReturnedNoticeProps {
  order: OrderDetail;
  isClient: boolean;
}

/** Says that an order went back to its client, and why. Renders nothing for others. */
export function ReturnedNotice({ order, isClient }: ReturnedNoticeProps) {
  const t = useTexts(orderMoveTexts);
  const returned = order.events.find(({ action }) => action === 'returnToClient');
  if (order.orderStatus !== 10 || order.holdType !== 2 || !returned) return null;
  return (
    <Alert tone="warning" title={t.returnedTitle}>
      <S.Notes>
        {returned.content && <p>{t.returnedWhy(returned.content)}</p>}
        <p>{isClient ? t.returnedToClient : t.returnedToStaff}</p>
      </S.Notes>
    </Alert>
  );
}
