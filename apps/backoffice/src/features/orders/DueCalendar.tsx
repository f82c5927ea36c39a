import { beijingDay, type OrderDetail } from '@mingjian/api';
import { IconButton, Popover, useTexts } from '@mingjian/ui';
import { CalendarPicker, CalendarRangePicker } from '@mingjian/widgets/CalendarPicker';
import { CalendarDays } from 'lucide-react';
import { dueIn } from '../../shared/orders/dueIn';
import { useMinute } from '../../base/useMinute';
import { useWorkCalendar } from '../../shared/workCalendar/useWorkCalendar';
import { orderDetailsTexts } from './orderDetails.texts';

export interface DueCalendarProps {
  order: Pick<OrderDetail, 'slaDueAt' | 'slaClock'>;
}

/** A button that shows the working days between now and the due time of an order. */
export function DueCalendar({ order }: DueCalendarProps) {
  const t = useTexts(orderDetailsTexts);
  return (
    <Popover
      label={t.dueCalendar}
      trigger={<IconButton label={t.dueCalendar} icon={CalendarDays} size="small" />}
    >
      <DueDays order={order} />
    </Popover>
  );
}

/** The days until an order is due, or since it was; the due day alone while its clock stands. */
function DueDays({ order }: DueCalendarProps) {
  const t = useTexts(orderDetailsTexts);
  const now = useMinute();
  const calendar = useWorkCalendar();
  const today = beijingDay(new Date(now));
  const due = order.slaDueAt?.slice(0, 10) ?? today;
  const left = dueIn(order, now);
  if (left === null)
    return <CalendarPicker {...calendar} label={t.dueDay} value={due} today={today} readOnly />;
  return (
    <CalendarRangePicker
      {...calendar}
      label={left.isOverdue ? t.overdueDays : t.daysLeft}
      value={left.isOverdue ? { from: due, to: today } : { from: today, to: due }}
      today={today}
      readOnly
    />
  );
}
