import type { OrderRow } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { PageLink } from '../../shared/PageLink';
import { useDateText } from '../../shared/useDateText';
import { useMinute } from '../../shared/useMinute';
import { isOverdue } from './model/overdue';
import * as S from './OrderCells.styles';
import { orderListTexts } from './orderList.texts';
import { useListText } from './useListText';

interface CellProps {
  order: OrderRow;
}

/** The number, which leads to the order and remembers the list it was found in. */
export function OrderNoCell({ order }: CellProps) {
  return (
    <PageLink to={orderDetailsPath(order.id, { list: useListText() })}>{order.orderNo}</PageLink>
  );
}

export function CandidateCell({ order }: CellProps) {
  const words = useTexts(orderTexts);
  return (
    <S.Marks>
      {order.userName}
      {order.urgentFlag === 1 && <Tag tone="danger">{words.urgent}</Tag>}
    </S.Marks>
  );
}

export function StatusCell({ order }: CellProps) {
  const words = useTexts(orderTexts);
  return (
    <S.Marks>
      <OrderStatusTag status={order.orderStatus} />
      {order.holdType > 0 && <Tag>{words[`hold${order.holdType as 1 | 2 | 3 | 4}`]}</Tag>}
    </S.Marks>
  );
}

export function DangerCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  if (order.overallDanger === NOT_JUDGED) return <S.Faint>{t.notJudged}</S.Faint>;
  return <DangerLevelTag level={order.overallDanger} words="meaning" />;
}

export function ManagerCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  return order.pmName ?? <S.Faint>{t.nobody}</S.Faint>;
}

/** When the order is due; it turns by itself when that passes. */
export function DueCell({ order }: CellProps) {
  const t = useTexts(orderListTexts);
  const dates = useDateText();
  const now = useMinute();
  if (!order.slaDueAt) return null;
  const text = dates.time(order.slaDueAt);
  return isOverdue(order, now) ? <S.Overdue title={t.overdue}>{text}</S.Overdue> : text;
}
