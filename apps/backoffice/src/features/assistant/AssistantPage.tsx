import { assistant, ASSISTANT_QUESTION_LENGTH } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Button, DataState, EmptyState, PageHeader, Spinner, useTexts } from '@mingjian/ui';
import { Sparkles } from 'lucide-react';
import { ChatLog } from '../../shared/chat/ChatLog';
import { ChatFrame, ChatPage } from '../../shared/chat/Chat.styles';
import { Composer } from '../../shared/chat/Composer';
import { assistantTexts } from './assistant.texts';
import { useDialogue } from './useDialogue';

/** The assistant: a dialogue with the installation's language model, where it has one. */
export function AssistantPage() {
  const t = useTexts(assistantTexts);
  const { data, error, mutate } = useCall(assistant.getState, {});
  return (
    <ChatPage>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      {data?.available ? (
        <Dialogue />
      ) : data ? (
        <EmptyState icon={Sparkles} title={t.off} description={t.offText} />
      ) : (
        <DataState
          label={t.title}
          state={
            error
              ? {
                  kind: 'error',
                  title: t.failed,
                  description: error.message,
                  onRetry: () => void mutate(),
                }
              : { kind: 'loading' }
          }
        >
          {null}
        </DataState>
      )}
    </ChatPage>
  );
}

function Dialogue() {
  const t = useTexts(assistantTexts);
  const { lines, composed, isThinking, stop, clear } = useDialogue();
  return (
    <>
      <Alert tone="warning">{t.privacy}</Alert>
      <ChatFrame>
        <ChatLog
          label={t.dialogue}
          lines={lines}
          composed={composed}
          empty={<EmptyState icon={Sparkles} title={t.empty} description={t.emptyText} />}
        />
        {isThinking ? (
          <Button icon={<Spinner decorative />} onClick={stop}>
            {`${t.thinking} · ${t.stop}`}
          </Button>
        ) : (
          lines.length > 0 && (
            <Button tone="quiet" onClick={clear}>
              {t.clear}
            </Button>
          )
        )}
        <Composer
          composed={composed}
          maxLength={ASSISTANT_QUESTION_LENGTH}
          placeholder={t.placeholder}
        />
      </ChatFrame>
    </>
  );
}
