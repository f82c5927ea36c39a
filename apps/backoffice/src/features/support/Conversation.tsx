import { Alert, Button, DataState, EmptyState, IconButton, useTexts } from '@mingjian/ui';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { ChatLog } from '../../shared/chat/ChatLog';
import { Composer } from '../../shared/chat/Composer';
import * as S from './Support.styles';
import { supportTexts } from './support.texts';
import { useConversation, type ConversationState } from './useConversation';

export interface ConversationProps {
  companyId: string;
  /** Closes it, where there is no space for the list beside it. @default it is the only one */
  onBack?: () => void;
}

/** The conversation with one company: its messages and the field for the next one. */
export function Conversation({ companyId, onBack }: ConversationProps) {
  const t = useTexts(supportTexts);
  const conversation = useConversation(companyId);
  const { companyName, composed, isLoaded } = conversation;
  return (
    <S.Thread>
      {onBack && (
        <S.Head>
          <S.Back>
            <IconButton label={t.back} icon={ArrowLeft} onClick={onBack} />
          </S.Back>
          <h2>{companyName}</h2>
        </S.Head>
      )}
      <S.Messages>
        {isLoaded ? (
          <Loaded conversation={conversation} />
        ) : (
          <NotLoaded error={conversation.error} retry={conversation.retry} />
        )}
      </S.Messages>
      <Composer composed={composed} maxLength={2_000} placeholder={t.placeholder} />
    </S.Thread>
  );
}

function NotLoaded({ error, retry }: Pick<ConversationState, 'error' | 'retry'>) {
  const t = useTexts(supportTexts);
  return (
    <S.Waiting>
      <DataState
        label={t.messages}
        state={
          error
            ? { kind: 'error', title: t.failed, description: error, onRetry: retry }
            : { kind: 'loading' }
        }
      >
        {null}
      </DataState>
    </S.Waiting>
  );
}

function Loaded({ conversation }: { conversation: ConversationState }) {
  const t = useTexts(supportTexts);
  const dates = useDateFormat();
  const { messages, userType, composed, error, retry, loadEarlier } = conversation;
  return (
    <>
      {error && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          {t.stale}
        </Alert>
      )}
      <ChatLog
        label={t.messages}
        lines={messages.map(({ number, fromUserName, createTime, content, side }) => ({
          key: String(number),
          author: fromUserName,
          time: dates.short(createTime),
          content,
          own: side === userType,
        }))}
        composed={composed}
        onEarlier={loadEarlier}
        empty={
          <EmptyState icon={MessageCircle} title={t.noMessage} description={t.noMessageText} />
        }
      />
    </>
  );
}
