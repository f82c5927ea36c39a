import { fromBeijing, type OrderDetail } from '@mingjian/api';
import { Card, Skeleton, Timeline, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { orderDetailsTexts } from './orderDetails.texts';

/** Events of an order, newest first. A skeleton holds their place until they are loaded. */
export function OrderHistory({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderDetailsTexts);
  const dates = useDateFormat();

  return (
    <Card title={t.history}>
      {!order ? (
        <Skeleton lines={6} />
      ) : order.events.length === 0 ? (
        t.noHistory
      ) : (
        <Timeline
          label={t.history}
          items={order.events.map(({ number, label, userName, content, createTime }, index) => ({
            key: String(number),
            title: `${label} · ${userName || t.system}`,
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
