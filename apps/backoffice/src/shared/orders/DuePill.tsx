import { Icon, Tag, useTexts } from '@mingjian/ui';
import { Clock, ClockAlert } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { dueIn } from './dueIn';
import type { DueTimeProps } from './DueTime';
import { orderTexts } from './orders.texts';

/** The time until an open order is due, or by which it is overdue. */
export function DuePill({ order }: DueTimeProps) {
  const t = useTexts(orderTexts);
  const dates = useDateFormat();
  const left = dueIn(order, useMinute());
  if (!left || order.slaDueAt === null) return null;
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
