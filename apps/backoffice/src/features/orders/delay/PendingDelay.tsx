import { delayRequests, type OrderDetail } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../../base/useDateFormat';
import { RequestAlert } from '../RequestAlert';
import { delayTexts } from './delay.texts';

/** The request for more time that waits for a decision, with its moves; nothing without one. */
export function PendingDelay({ order }: { order: OrderDetail }) {
  const t = useTexts(delayTexts);
  const dates = useDateFormat();
  const { submit } = useSubmit(delayRequests.update);
  const pending = order.delays.find(({ status }) => status === 1);
  if (!pending) return null;
  const { askedBy, days, reason, dueBefore } = pending;
  return (
    <RequestAlert
      request={pending}
      title={t.pending(askedBy, days)}
      lines={[t.why(reason), t.due(dates.day(dueBefore))]}
      decided={t.decided}
      onDecide={submit}
    />
  );
}
