import { Icon, Tag, useTexts } from '@mingjian/ui';
import { Clock, ClockAlert } from 'lucide-react';
import { useMinute } from '../../base/useMinute';
import { dueIn } from '../../shared/orders/dueIn';
import type { DueTimeProps } from '../../shared/orders/DueTime';
import { orderTexts } from '../../shared/orders/orders.texts';

/** The time until an open order is due, or by which it is overdue, beside its status. */
export function DuePill({ order }: DueTimeProps) {
  const t = useTexts(orderTexts);
  const left = dueIn(order, useMinute());
  if (!left) return null;
  const tone = left.isOverdue ? 'danger' : left.unit === 'day' ? 'neutral' : 'warning';
  return (
    <Tag tone={tone} mark={<Icon icon={left.isOverdue ? ClockAlert : Clock} />}>
      {(left.isOverdue ? t.overdueBy : t.dueIn)(t[left.unit](left.count))}
    </Tag>
  );
}
