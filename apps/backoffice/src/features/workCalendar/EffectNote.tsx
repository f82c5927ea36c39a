import { calendar, type CalendarEffect } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import {
  Alert,
  Link,
  Skeleton,
  Table,
  TableFrame,
  Text,
  useLatestResponse,
  useTexts,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import type { GivenDay } from './model/holidayRows';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

/** The open orders that become due on another day when days are saved, as the server counts. */
export function EffectNote({ days }: { days: readonly GivenDay[] }) {
  const t = useTexts(workCalendarTexts);
  const http = useHttp();
  const kinds = days.map(({ day, dayType }) => ({ day, dayType }));
  const { data, error, isFetching } = useLatestResponse(
    kinds.length > 0 ? JSON.stringify(kinds) : null,
    async (options) => http.send(calendar.getEffect, { days: kinds }, options),
    { delay: 200 },
  );
  if (error)
    return (
      <Alert tone="warning" title={t.effectFailed}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={2} />;
  return (
    <section aria-label={t.effect} aria-busy={isFetching} aria-live="polite">
      {data.total === 0 ? <Text tone="muted">{t.noEffect}</Text> : <MovedOrders effect={data} />}
    </section>
  );
}

function MovedOrders({ effect: { total, orders } }: { effect: CalendarEffect }) {
  const t = useTexts(workCalendarTexts);
  const dates = useDateFormat();
  return (
    <S.Stack>
      <Text>{t.effectCount(total)}</Text>
      <TableFrame label={t.effect}>
        <Table density="compact">
          <thead>
            <tr>
              <th scope="col">{t.order}</th>
              <th scope="col">{t.candidate}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ orderId, orderNo, candidateName, before, after }) => (
              <tr key={orderId}>
                <th scope="row">
                  <Link href={`/f-order/f-order/orderDetails?orderId=${orderId}`} target="_blank">
                    {orderNo}
                  </Link>
                </th>
                <td>{candidateName}</td>
                <td>{dates.day(before)}</td>
                <td>{dates.day(after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {total > orders.length && <Text tone="muted">{t.effectMore(total - orders.length)}</Text>}
    </S.Stack>
  );
}
