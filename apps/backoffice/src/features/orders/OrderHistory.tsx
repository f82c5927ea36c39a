import type { OrderEvent } from '@mingjian/api';
import { Card, useTexts } from '@mingjian/ui';
import { useDateText } from '../../shared/useDateText';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';

/** What happened to an order, newest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const t = useTexts(orderDetailsTexts);
  const dates = useDateText();
  const nameOf = (action: string) => (Object.hasOwn(t, action) ? String(t[action as keyof typeof t]) : t.other);

  return (
    <Card title={t.history}>
      {events.length === 0 ? (
        t.noHistory
      ) : (
        <S.History>
          {events.map(({ id, action, userName, content, createTime }) => (
            <li key={id}>
              <span>
                {nameOf(action)} · {userName || t.system}
              </span>
              {content && <small>{content}</small>}
              <time dateTime={`${createTime.replace(' ', 'T')}+08:00`}>{dates.time(createTime)}</time>
            </li>
          ))}
        </S.History>
      )}
    </Card>
  );
}
