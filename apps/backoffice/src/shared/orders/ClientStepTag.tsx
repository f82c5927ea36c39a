import type { OrderStatus } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { clientStateOf, clientTones } from './clientState';
import { orderTexts } from './orders.texts';

/** A tag with the state of an order in its client's words, which name no internal step. */
export function ClientStepTag({ status }: { status: OrderStatus }) {
  const t = useTexts(orderTexts);
  const state = clientStateOf(status);
  return (
    <Tag tone={clientTones[state]} dot>
      {t[state]}
    </Tag>
  );
}
