import { useEffect, useState } from 'react';
import { outbox, toApiError, type OutboxMessage, type OutboxText } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { Alert, DescriptionList, Drawer, ErrorState, Skeleton, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './MessageDrawer.styles';
import { outboxListTexts } from './outboxList.texts';

export interface MessageDrawerProps {
  message: OutboxMessage;
  onClose(): void;
}

/** The text of a message. Opening it is recorded. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const t = useTexts(outboxListTexts);
  const { text, failure, retry } = useMessageText(message.id);
  return (
    <Drawer open size="medium" title={message.subject} onClose={onClose}>
      <S.Content>
        {failure !== null ? (
          <ErrorState title={t.failed} description={failure} onRetry={retry} />
        ) : text === null ? (
          <div role="status" aria-label={t.opening}>
            <Skeleton lines={4} />
          </div>
        ) : (
          <OpenedMessage message={message} text={text} />
        )}
      </S.Content>
    </Drawer>
  );
}

function OpenedMessage({ message, text }: { message: OutboxMessage; text: OutboxText }) {
  const t = useTexts(outboxListTexts);
  const dates = useDateFormat();
  const { createTime, sentTime, problem } = message;
  return (
    <>
      {text.content === null ? <Alert>{t.removed}</Alert> : <S.Text>{text.content}</S.Text>}
      <DescriptionList
        columns={2}
        items={[
          { key: 'recipient', label: t.recipient, value: text.recipient, wide: true },
          { key: 'createTime', label: t.createTime, value: dates.time(createTime) },
          { key: 'sentTime', label: t.sentTime, value: sentTime && dates.time(sentTime) },
          ...(problem ? [{ key: 'problem', label: t.problem, value: problem, wide: true }] : []),
        ]}
      />
      <Text tone="muted">{t.logged}</Text>
    </>
  );
}

/** Opens a message once, however often it is rendered. */
function useMessageText(id: string) {
  const http = useHttp();
  const [text, setText] = useState<OutboxText | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    http.send(outbox.open, { id }).then(
      (opened) => isCurrent && setText(opened),
      (error: unknown) => isCurrent && setFailure(toApiError(error).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [http, id, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { text, failure, retry };
}
