import { useState } from 'react';
import { fromBeijing, type OrderDetail, type OrderEvent, type OrderEventKind } from '@mingjian/api';
import { Button, SegmentedControl, Skeleton, Timeline, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { OrderCard } from '../../shared/orders/OrderCard';
import { orderDetailsTexts } from './orderDetails.texts';
import * as S from './OrderDetailsPage.styles';
import { OrderNoteForm } from './OrderNoteForm';

/** Events that are in sight at first. */
const FIRST = 12;

/** Everything that happened to an order, newest first, and the place to write a note. */
export function OrderHistory({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderDetailsTexts);
  return (
    <OrderCard name="history" title={t.history}>
      {!order ? (
        <Skeleton lines={6} />
      ) : (
        <S.History>
          <OrderNoteForm orderId={order.id} />
          <Events events={order.events} />
        </S.History>
      )}
    </OrderCard>
  );
}

function Events({ events }: { events: readonly OrderEvent[] }) {
  const t = useTexts(orderDetailsTexts);
  const dates = useDateFormat();
  const [kind, setKind] = useState<OrderEventKind | 'all'>('all');
  const [isWhole, setWhole] = useState(false);
  const kinds = KINDS.filter((one) => events.some((event) => event.kind === one));
  const chosen = events.filter((event) => kind === 'all' || event.kind === kind);
  const shown = isWhole ? chosen : chosen.slice(0, FIRST);
  if (events.length === 0) return t.noHistory;
  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t.historyKind}
          hideLabel
          size="small"
          options={(['all', ...kinds] as const).map((one) => ({
            value: one,
            label: t[`${one}Kind`],
          }))}
          value={kind}
          onValueChange={setKind}
        />
      )}
      <Timeline
        label={t.history}
        items={shown.map(({ key, label, userName, content, createTime }, index) => ({
          key,
          title: `${label} · ${userName || t.system}`,
          time: dates.time(createTime),
          dateTime: fromBeijing(createTime)?.toISOString() ?? createTime,
          content,
          tone: index === 0 ? 'accent' : 'neutral',
        }))}
      />
      {shown.length < chosen.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t.allHistory(chosen.length)}
        </Button>
      )}
    </>
  );
}

const KINDS: readonly OrderEventKind[] = ['order', 'task', 'api', 'contact', 'note', 'paper'];
