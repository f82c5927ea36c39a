import { Icon, Tag, useTexts } from '@mingjian/ui';
import { CirclePause, Clock, ClockAlert } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { dueIn } from './dueIn';
import type { DueTimeProps } from './DueTime';
import { orderTexts } from './orders.texts';

/** The time until an order is due, or by which it is overdue; that its clock stands. */
export function DuePill({ order }: DueTimeProps) {
  const t = useTexts(orderTexts);
  const dates = useDateFormat();
  const left = dueIn(order, useMinute());
  if (order.slaDueAt === null) return null;
  if (order.slaClock === 2)
    return (
      <Tag mark={<Icon icon={CirclePause} />} title={dates.time(order.slaDueAt)}>
        {t.paused}
      </Tag>
    );
  if (!left) return null;
  const tone = left.isOverdue ? 'danger' : left.unit === 'day' ? 'neutral' : 'warning';
  return (
    <Tag
      tone={tone}
      mark={<Icon icon={left.isOverdue ? ClockAlert : Clock} />}
      title={dates.time(order.slaDueAt)}
    >
      {(left.isOverdue ? t.overdueBy : t.dueIn)(t[left.unit](left.count))}
    </Tag>
  );
}
