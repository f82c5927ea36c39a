import type { OrderDetail } from '@mingjian/api';
import { Alert, Link, useTexts } from '@mingjian/ui';
import { createOrderPath } from '../../base/orderPaths';
import { useSignedIn } from '../../shell';
import * as S from './OrderDetailsPage.styles';
import { orderMoveTexts } from './orderMoves.texts';

export interface ReturnedNoticeProps {
  order: OrderDetail;
  isClient: boolean;
}

/**
 * Says that an order is a draft, or went back to its client, and why, with the way to change it.
 * Renders nothing for others.
 */
export function ReturnedNotice({ order, isClient }: ReturnedNoticeProps) {
  const t = useTexts(orderMoveTexts);
  const { can, user } = useSignedIn();
  const { id, orderType, orderStatus, holdType, events } = order;
  const mayChange = isClient ? can('orders.place') : can('orders.placeFor') && orderStatus === 0;
  const change = (label: string) =>
    mayChange && <Link href={createOrderPath(orderType, user.userType, id)}>{label}</Link>;
  if (orderStatus === 0)
    return (
      <Alert title={t.draftTitle} action={change(t.continueDraft)}>
        {t.draftNote}
      </Alert>
    );
  const returned = events.find(({ action }) => action === 'returnToClient');
  if (orderStatus !== 10 || holdType !== 2 || !returned) return null;
  return (
    <Alert tone="warning" title={t.returnedTitle} action={change(t.correct)}>
      <S.Notes>
        {returned.content && <p>{t.returnedWhy(returned.content)}</p>}
        <p>{isClient ? t.returnedToClient : t.returnedToStaff}</p>
      </S.Notes>
    </Alert>
  );
}
