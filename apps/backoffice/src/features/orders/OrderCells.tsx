import { useContext } from 'react';
import type { OrderRow } from '@mingjian/api';
import { Icon, Link, Tag, useTexts, VisuallyHidden } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { CirclePause } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { dueIn } from '../../shared/orders/dueIn';
import { orderDetailsPath } from '../../base/orderPaths';
import { useSignedIn } from '../../shell';
import { ClientStepTag } from '../../shared/orders/ClientStepTag';
import { DisputeMark } from '../../shared/disputes/DisputeTag';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { useWait } from '../../shared/orders/useWait';
import { SearchMoment } from '../../shared/resourceList/SearchMoment';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import * as S from './OrderCells.styles';
import { orderListTexts } from './orderList.texts';

interface CellProps {
  order: OrderRow;
}

/** The order number. Links to the order, with the list's query for navigation from there. */
export function OrderNoCell({ order }: CellProps) {
  const [params] = useSearchParams();
  const asOf = useContext(SearchMoment);
  const list = new URLSearchParams(params);
  if (asOf !== undefined) list.set('asOf', asOf);
  return (
    <S.Number>
      {order.isUpdated === 1 && <UpdatedMark />}
      <Link href={orderDetailsPath(order.id, { list: list.toString() })}>{order.orderNo}</Link>
    </S.Number>
  );
}

/** A dot at an order that somebody else changed since the reader opened it last. */
function UpdatedMark() {
  const t = useTexts(orderListTexts);
  return (
    <S.Updated title={t.updated}>
      <VisuallyHidden>{t.updated}</VisuallyHidden>
    </S.Updated>
  );
}

export function CandidateCell({ order }: CellProps) {
  const labels = useTexts(orderTexts);
  return (
    <S.WithTag>
      <S.Person>{order.userName}</S.Person>
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
    </S.WithTag>
  );
}

/** The status of an order; for its client, the step in the client's words. */
export function StatusCell({ order }: CellProps) {
  const { userType } = useSignedIn().user;
  return (
    <S.WithTag>
      {userType === 'companyUser' ? (
        <ClientStepTag status={order.orderStatus} />
      ) : (
        <OrderStatusTag status={order.orderStatus} />
      )}
      <DisputeMark status={order.disputeStatus} />
    </S.WithTag>
  );
}

/** For whom an order waits, and how long it has. */
export function WaitCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  const wait = useWait(order);
  if (!wait) return <S.Faint>{t.noDueTime}</S.Faint>;
  return (
    <S.Wait title={wait.since} data-mine={wait.isMine || undefined}>
      {order.holdType > 0 && <Icon icon={CirclePause} />}
      <span>{wait.whom}</span>
      <small>{wait.length}</small>
    </S.Wait>
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

/** Due time. It is marked overdue as soon as it passes, unless the clock stands. */
export function DueCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  const dates = useDateFormat();
  const now = useMinute();
  if (!order.slaDueAt) return <S.Faint>{t.noDueTime}</S.Faint>;
  const text = dates.short(order.slaDueAt);
  if (order.slaClock === 2)
    return (
      <S.Paused title={t.paused}>
        <Icon icon={CirclePause} />
        {text}
      </S.Paused>
    );
  return dueIn(order, now)?.isOverdue ? <S.Overdue title={t.overdue}>{text}</S.Overdue> : text;
}
