import { fromBeijing, type OrderEvent } from '@mingjian/api';
import { Card, Skeleton, Timeline, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { eventLabelOf } from './model/orderActions';
import { orderDetailsTexts } from './orderDetails.texts';

/** Events of an order, newest first; `undefined` while they are being loaded. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] | undefined }) {
  const t = useTexts(orderDetailsTexts);
  const dates = useDateFormat();

  return (
    <Card title={t.history}>
      {!events ? (
        <Skeleton lines={6} />
      ) : events.length === 0 ? (
        t.noHistory
      ) : (
        <Timeline
          label={t.history}
          items={events.map(({ id, action, userName, content, createTime }, index) => ({
            key: id,
            title: `${t[eventLabelOf(action)]} · ${userName || t.system}`,
            time: dates.time(createTime),
            dateTime: fromBeijing(createTime)?.toISOString() ?? createTime,
            content,
            tone: index === 0 ? 'accent' : 'neutral',
          }))}
        />
      )}
    </Card>
  );
}
