import { useRef, useState } from 'react';
import {
  messages as calls,
  messageViews,
  toApiError,
  type MessageDraft,
  type MessagePreview,
} from '@mingjian/api';
import { useHttp, useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, Dialog, Text, useTexts } from '@mingjian/ui';
import type { SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { useDateFormat } from '../../base/useDateFormat';
import { messages, useTabForm } from '../../shell';
import * as S from './MessageDrawer.styles';
import { messageInputOf, NEW_MESSAGE } from './model/messageInput';
import { sendMessageTexts } from './sendMessage.texts';
import { useMessageFields } from './useMessageFields';

/** A message that waits for the decision of its author. */
interface Pending {
  preview: MessagePreview;
  decide(isSent: boolean): void;
}

/** The form of a message. It shows the message as its receiver will get it before it is sent. */
export function SendMessageDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(sendMessageTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const { submit: send } = useSubmit(calls.save);
  const [pending, setPending] = useState<Pending | null>(null);
  const cancel = useRef(() => {});
  const fields = useMessageFields();

  const confirmed = async (preview: MessagePreview) =>
    new Promise<boolean>((resolve) => {
      const decide = (isSent: boolean) => {
        setPending(null);
        resolve(isSent);
      };
      setPending({ preview, decide });
    });
  const submit: SubmitForm = async (typed, { signal }) => {
    const draft: MessageDraft = messageInputOf(typed);
    const preview = await http.send(calls.preview, draft, { signal }).catch(toRefusal);
    if ('refusal' in preview) return preview.refusal;
    if (!(await confirmed(preview))) {
      // Nothing was refused: the author goes on writing.
      cancel.current();
      return {};
    }
    const result = await send(draft);
    return result.ok ? undefined : refusalOf(result.error);
  };
  const handleSaved = () => {
    messages.show({ text: t.sent, tone: 'success' });
    void refresh(messageViews.getList);
    onClose();
  };
  const form = useTabForm({
    record: 'messageList/new',
    title: t.title,
    fields,
    values: NEW_MESSAGE,
    submit,
    onSaved: handleSaved,
  });
  cancel.current = form.cancel;

  return (
    <>
      <FormDialog
        form={form}
        title={t.title}
        size="medium"
        saveLabel={t.preview}
        onClose={onClose}
      />
      {pending && <PreviewDialog {...pending} />}
    </>
  );
}

/** Shows a message as its receiver will get it, and asks whether to send it. */
function PreviewDialog({ preview, decide }: Pending) {
  const t = useTexts(sendMessageTexts);
  const dates = useDateFormat();
  const { receiverName, receiver, subject, content, segments, waitsUntil, sentToday } = preview;
  return (
    <Dialog
      open
      size="small"
      title={t.previewTitle}
      onClose={() => decide(false)}
      footer={
        <>
          <Button onClick={() => decide(false)}>{t.back}</Button>
          <Button tone="primary" onClick={() => decide(true)}>
            {t.send}
          </Button>
        </>
      }
    >
      <S.Content>
        <Text>{t.to(receiverName, receiver)}</Text>
        <S.Text>
          {segments === null && <strong>{`${subject}\n`}</strong>}
          {content}
        </S.Text>
        {segments !== null && <Text tone="muted">{t.segments(segments)}</Text>}
        {waitsUntil !== null && <Text tone="muted">{t.waits(dates.time(waitsUntil))}</Text>}
        {sentToday > 0 && <Text tone="muted">{t.sentToday(sentToday)}</Text>}
      </S.Content>
    </Dialog>
  );
}

const toRefusal = (error: unknown) => ({ refusal: refusalOf(toApiError(error)) });
