import { moneyText, reductionRequests, type OrderDetail } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import { RequestAlert } from '../RequestAlert';
import { correctionTexts } from './corrections.texts';

/** The request for a large reduction that waits for a decision; nothing without one. */
export function PendingReduction({ order }: { order: OrderDetail }) {
  const t = useTexts(correctionTexts);
  const { locale } = useLocale();
  const { submit } = useSubmit(reductionRequests.update);
  const pending = order.reductions.find(({ status }) => status === 1);
  if (!pending) return null;
  const { askedBy, amount, reason } = pending;
  return (
    <RequestAlert
      request={pending}
      title={t.reductionTitle(askedBy, moneyText(amount, locale))}
      lines={[t.because(reason)]}
      decided={t.decided}
      onDecide={submit}
    />
  );
}
