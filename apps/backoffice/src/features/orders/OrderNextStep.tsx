import type { OrderDetail } from '@mingjian/api';
import { Card, Skeleton, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { orderPanels } from '../../orderPanels';
import type { OrderStepNumber } from '../../shared/orders/orderPanels';
import { orderTexts } from '../../shared/orders/orders.texts';
import * as S from './OrderDetailsPage.styles';
import { orderProgressTexts } from './orderProgress.texts';

/** The next thing to happen in the current step. A step with a panel of its own has it there. */
export function OrderNextStep({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderProgressTexts);
  const labels = useTexts(orderTexts);
  const dates = useDateFormat();
  if (!order)
    return (
      <Card title={t.now}>
        <Skeleton lines={2} />
      </Card>
    );
  const current = order.steps.find(({ state }) => state === 'current');
  if (!current)
    return (
      <Card title={t.now}>
        <S.Notes>
          <p>{order.orderStatus === 100 ? t.settled : t[notWaiting(order)]}</p>
          {order.cancelReason && <p>{t.reason(order.cancelReason)}</p>}
        </S.Notes>
      </Card>
    );
  const step = current.step as OrderStepNumber;
  if (orderPanels.some((panel) => panel.column === 'main' && panel.step === step)) return null;
  const since = order.events[0]?.createTime;
  const mayAccept = order.moves.some(({ move }) => move === 'accept');
  return (
    <Card title={t.nowAt(labels[`step${step}`])}>
      <S.Notes>
        <p>
          {t[`wait${step}`]} {since && <small>{t.since(dates.short(since))}</small>}
        </p>
        <p>{mayAccept ? t.acceptNext : t[NEXT[step] ?? 'notHere']}</p>
      </S.Notes>
    </Card>
  );
}

const NEXT = { 1: 'notYours', 3: 'next3', 4: 'next4', 5: 'next5', 8: 'next8' } as Readonly<
  Partial<Record<OrderStepNumber, 'notYours' | 'next3' | 'next4' | 'next5' | 'next8'>>
>;

const notWaiting = ({ orderStatus }: OrderDetail) =>
  orderStatus === -10 ? 'cancelledNow' : orderStatus === -20 ? 'endedNow' : 'draftNow';
