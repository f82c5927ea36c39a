import { useMemo, useState } from 'react';
import { MESSAGE_LENGTH, messages as calls, messageViews, type MessageView } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages } from '../../shell';
import { sendMessageTexts } from './sendMessage.texts';

export interface ChangeMessageDialogProps {
  message: MessageView;
  onClose(): void;
}

/** Corrects the address of a message that was not sent, or its own text, and sends it. */
export function ChangeMessageDialog({ message, onClose }: ChangeMessageDialogProps) {
  const t = useTexts(sendMessageTexts);
  const refresh = useRefresh();
  const { submit: change } = useSubmit(calls.update);
  const { id, scene, channel, receiver, receiverName, subject, content } = message;
  const isOwn = scene === 'free' && message.templateCode === null;
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'text',
        field: 'receiver',
        label: t.address,
        description: t.addressNote,
        placeholder: receiver,
        wide: true,
        maxLength: 254,
        inputMode: channel === 1 ? 'tel' : 'email',
      },
      ...(isOwn
        ? ([
            ...(channel === 1
              ? []
              : [
                  {
                    kind: 'text',
                    field: 'subject',
                    label: t.subject,
                    required: true,
                    wide: true,
                    maxLength: 200,
                  } as const,
                ]),
            {
              kind: 'area',
              field: 'content',
              label: t.content,
              required: true,
              wide: true,
              maxLength: MESSAGE_LENGTH,
            },
          ] as const)
        : []),
    ],
    [t, receiver, channel, isOwn],
  );
  const [values] = useState(() => ({ receiver: '', ...(isOwn && { subject, content }) }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const { receiver: address, ...texts } = typed as Record<string, string>;
    const changed = Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => text !== (values as typeof texts)[name]),
    );
    const input = { id, ...(address && { receiver: address }), ...changed };
    const result = await change(input, { signal });
    if (!result.ok) return refusalOf(result.error);
    messages.show({ text: t.changed, tone: 'success' });
    void refresh(messageViews.getList);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.changeTitle(receiverName ?? receiver)}
      saveLabel={t.resend}
      notice={isOwn ? undefined : <Alert>{t.textFixed}</Alert>}
      onClose={onClose}
    />
  );
}
