import { webhookEventsOf, type WebhookEndpoint } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { eventTexts } from './events.texts';
import * as S from './WebhookCells.styles';
import { webhookListTexts } from './webhookList.texts';

interface CellProps {
  endpoint: WebhookEndpoint;
}

/** The events of an endpoint. */
export function EventsCell({ endpoint: { events } }: CellProps) {
  const t = useTexts(eventTexts);
  return (
    <S.Tags>
      {webhookEventsOf(events).map((event) => (
        <Tag key={event}>{t[event]}</Tag>
      ))}
    </S.Tags>
  );
}

/** Why an endpoint is off, or since when it fails. */
export function StateCell({ endpoint: { problem, failingSince } }: CellProps) {
  const t = useTexts(webhookListTexts);
  const dates = useDateFormat();
  if (problem !== null) return <Tag tone="danger">{t[`problem${problem}`]}</Tag>;
  return failingSince === null ? null : <Tag tone="warning">{dates.time(failingSince)}</Tag>;
}

/** The end of the secret that signs. */
export const SecretCell = ({ endpoint: { secretTail } }: CellProps) =>
  secretTail && `…${secretTail}`;
