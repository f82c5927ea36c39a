import type { OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { dueIn } from './dueIn';
import * as S from './DueTime.styles';
import { orderTexts } from './orders.texts';

export interface DueTimeProps {
  order: Pick<OrderRow, 'slaDueAt' | 'slaClock'>;
}

/** Due time of an order, with the time that is left or by which it is overdue while it runs. */
export function DueTime({ order }: DueTimeProps) {
  const t = useTexts(orderTexts);
  const dates = useDateFormat();
  const now = useMinute();
  if (!order.slaDueAt) return <S.Due>—</S.Due>;
  const left = dueIn(order, now);
  return (
    <S.Due>
      {dates.time(order.slaDueAt)}
      {order.slaClock === 2 && <S.Left>{t.paused}</S.Left>}
      {left && (
        <S.Left data-overdue={left.isOverdue || undefined}>
          {(left.isOverdue ? t.overdueBy : t.dueIn)(t[left.unit](left.count))}
        </S.Left>
      )}
    </S.Due>
  );
}
