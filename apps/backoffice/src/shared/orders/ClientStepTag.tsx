import { clientStepOf, type ClientStep, type OrderStatus } from '@mingjian/api';
import { Tag, useTexts, type TagTone } from '@mingjian/ui';
import { orderTexts } from './orders.texts';
import { OrderStatusTag } from './OrderStatusTag';

/** Tones by step: warning while the candidate has to act. */
const tones: Record<ClientStep, TagTone> = {
  submitted: 'accent',
  authorisation: 'warning',
  verification: 'accent',
  report: 'accent',
  completed: 'success',
};

/** A tag with the step of an order in its client's words. */
export function ClientStepTag({ status }: { status: OrderStatus }) {
  const t = useTexts(orderTexts);
  const step = clientStepOf(status);
  if (step === null) return <OrderStatusTag status={status} />;
  return (
    <Tag tone={tones[step]} dot>
      {t[step]}
    </Tag>
  );
}
