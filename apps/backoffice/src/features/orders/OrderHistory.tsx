import type { OrderEvent } from '@mingjian/api';
import { Card, Timeline, useTexts } from '@mingjian/ui';
import { useDateText } from '../../shared/useDateText';
import { orderDetailsTexts } from './orderDetails.texts';

/** What happened to an order, newest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const t = useTexts(orderDetailsTexts);
  const dates = useDateText();
  const nameOf = (action: string) =>
    Object.hasOwn(t, action) ? String(t[action as keyof typeof t]) : t.other;

  return (
    <Card title={t.history}>
      {events.length === 0 ? (
        t.noHistory
      ) : (
        <Timeline
          label={t.history}
          items={events.map(({ id, action, userName, content, createTime }, at) => ({
            key: id,
            title: `${nameOf(action)} · ${userName || t.system}`,
            time: dates.time(createTime),
            dateTime: `${createTime.replace(' ', 'T')}+08:00`,
            content,
            tone: at === 0 ? 'accent' : 'neutral',
          }))}
        />
      )}
    </Card>
  );
}
