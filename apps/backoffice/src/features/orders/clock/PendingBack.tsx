import { backRequests, type OrderDetail } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { RequestAlert } from '../RequestAlert';
import { clockTexts } from './clock.texts';

/** The request to move an order back that waits for a decision; nothing without one. */
export function PendingBack({ order }: { order: OrderDetail }) {
  const t = useTexts(clockTexts);
  const { submit } = useSubmit(backRequests.update);
  const pending = order.backRequests.find(({ status }) => status === 1);
  if (!pending) return null;
  const { askedBy, label, reason } = pending;
  return (
    <RequestAlert
      request={pending}
      title={t.backTitle(askedBy, label)}
      lines={[t.because(reason)]}
      decided={t.decided}
      onDecide={submit}
    />
  );
}
