import { useSyncExternalStore } from 'react';
import type { OrderRow } from '@mingjian/api';
import { Link, Tag, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { useDateFormat } from '../../shared/useDateFormat';
import { isOverdue } from './model/overdue';
import * as S from './OrderCells.styles';
import { orderListTexts } from './orderList.texts';

interface CellProps {
  order: OrderRow;
}

/** The order number. Links to the order, with the list's query for navigation from there. */
export function OrderNoCell({ order }: CellProps) {
  const [params] = useSearchParams();
  return (
    <Link href={orderDetailsPath(order.id, { list: params.toString() })}>{order.orderNo}</Link>
  );
}

export function CandidateCell({ order }: CellProps) {
  const labels = useTexts(orderTexts);
  return (
    <S.WithTag>
      {order.userName}
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
    </S.WithTag>
  );
}

export function StatusCell({ order }: CellProps) {
  const labels = useTexts(orderTexts);
  return (
    <S.WithTag>
      <OrderStatusTag status={order.orderStatus} />
      {order.holdType > 0 && <Tag>{labels[`hold${order.holdType as 1 | 2 | 3 | 4}`]}</Tag>}
    </S.WithTag>
  );
}

export function DangerCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  if (order.overallDanger === NOT_JUDGED) return <S.Faint>{t.notJudged}</S.Faint>;
  return <DangerLevelTag level={order.overallDanger} text="meaning" />;
}

export function ManagerCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  return order.pmName ?? <S.Faint>{t.nobody}</S.Faint>;
}

/** Due time. It is marked overdue as soon as it passes. */
export function DueCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  const dates = useDateFormat();
  const now = useMinute();
  if (!order.slaDueAt) return null;
  const text = dates.time(order.slaDueAt);
  return isOverdue(order, now) ? <S.Overdue title={t.overdue}>{text}</S.Overdue> : text;
}

const MINUTE_MS = 60_000;

/** The current minute, in milliseconds since 1970. Renders again when it changes. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
