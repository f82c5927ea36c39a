import { use } from 'react';
import type { WebhookDelivery } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { RowName } from '../../shared/RowName.styles';
import { eventTexts } from './events.texts';
import { OpenDelivery } from './OpenDelivery';

/** The event of a delivery, which opens it. */
export function EventCell({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTexts(eventTexts);
  const open = use(OpenDelivery);
  const name = t[delivery.eventType];
  return (
    <RowName type="button" title={name} onClick={() => open(delivery)}>
      {name}
    </RowName>
  );
}
