import {
  webhookDeliveries,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  CopyButton,
  DataState,
  DescriptionList,
  Drawer,
  Heading,
  Tag,
  Text,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './DeliveryDrawer.styles';
import { deliveryListTexts } from './deliveryList.texts';
import { eventTexts } from './events.texts';
import { readableBody } from './model/readableBody';

export interface DeliveryDrawerProps {
  delivery: WebhookDelivery;
  onClose(): void;
}

/** One delivery: its body, and each attempt with its response. */
export function DeliveryDrawer({ delivery: { id, eventType }, onClose }: DeliveryDrawerProps) {
  const t = useTexts(deliveryListTexts);
  const events = useTexts(eventTexts);
  const { data, error, mutate } = useCall(webhookDeliveries.getDetail, { id });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer open size="medium" title={events[eventType]} onClose={onClose}>
      <DataState label={t.detail} state={state}>
        {() => data && <Detail detail={data} />}
      </DataState>
    </Drawer>
  );
}

function Detail({ detail: { messageId, url, body, attempts } }: { detail: WebhookDeliveryDetail }) {
  const t = useTexts(deliveryListTexts);
  const readable = readableBody(body);
  return (
    <S.Body>
      <DescriptionList
        columns={1}
        items={[
          { key: 'messageId', label: t.messageId, value: messageId },
          { key: 'url', label: t.url, value: url },
        ]}
      />
      <S.Part aria-label={t.body}>
        <S.Head>
          <Heading level={3} size="title">
            {t.body}
          </Heading>
          <CopyButton text={readable} label={t.copyBody} />
        </S.Head>
        <S.Code>{readable}</S.Code>
      </S.Part>
      <S.Part aria-label={t.attempts}>
        <Heading level={3} size="title">
          {t.attempts}
        </Heading>
        {attempts.length === 0 && <Text tone="muted">{t.noAttempt}</Text>}
        {attempts.map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} />
        ))}
      </S.Part>
      <Text tone="muted">{t.masked}</Text>
    </S.Body>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const t = useTexts(deliveryListTexts);
  const dates = useDateFormat();
  const { number, startTime, costMs, httpStatus, problem, response } = attempt;
  return (
    <S.Attempt>
      <S.Head>
        <span>
          {t.attempt(number)} · {dates.time(startTime)} · {t.took(costMs)}
        </span>
        <Tag tone={problem === null ? 'success' : 'danger'} dot>
          {[httpStatus, problem === null ? t.status1 : t[`problem${problem}`]]
            .filter((part) => part !== null)
            .join(' · ')}
        </Tag>
      </S.Head>
      {response === null ? (
        <Text tone="muted">{t.noResponse}</Text>
      ) : (
        <S.Code aria-label={t.response}>{response}</S.Code>
      )}
    </S.Attempt>
  );
}
