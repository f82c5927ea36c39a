import { useMemo, useState } from 'react';
import { profile, TEXT_RULES, type SendingChannel } from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useCodeField } from '../../shared/account/useCodeField';
import { useFormatCheck } from '../../base/account/useFormatCheck';
import { refusalOf } from '../../base/formRefusal';
import { loadSignedIn, messages } from '../../shell';
import { profileTexts } from './profile.texts';

export interface ContactDialogProps {
  channel: SendingChannel;
  onClose(): void;
}

/** A code that was sent to a new number or address. */
interface SentContactCode {
  codeId: string;
  value: string;
}

/** Changes one's own mobile number or e-mail address: a code goes to the new one. */
export function ContactDialog({ channel, onClose }: ContactDialogProps) {
  const [sent, setSent] = useState<SentContactCode | null>(null);
  return sent ? (
    <CodeForm channel={channel} sent={sent} onClose={onClose} />
  ) : (
    <ContactForm channel={channel} onSent={setSent} onClose={onClose} />
  );
}

const EMPTY = { value: '', password: '' };

function ContactForm({
  channel,
  onSent,
  onClose,
}: ContactDialogProps & { onSent(sent: SentContactCode): void }) {
  const t = useTexts(profileTexts);
  const { submit: send } = useSubmit(profile.sendCode);
  const fields = useContactFields(channel);
  const submit: SubmitForm = async (typed, { signal }) => {
    const value = String(typed.value).trim();
    const result = await send({ channel, value, password: String(typed.password) }, { signal });
    if (!result.ok) return refusalOf(result.error);
    onSent({ codeId: result.data.codeId, value });
    return undefined;
  };
  const form = useRecordForm({ fields, values: EMPTY, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={channel === 'sms' ? t.changePhone : t.changeEmail}
      saveLabel={t.sendCode}
      onClose={onClose}
    />
  );
}

function useContactFields(channel: SendingChannel): readonly FormField[] {
  const t = useTexts(profileTexts);
  const check = useFormatCheck();
  return useMemo(
    () => [
      {
        kind: 'text',
        field: 'value',
        label: channel === 'sms' ? t.newPhone : t.newEmail,
        description: t.codeNote,
        required: true,
        wide: true,
        maxLength: channel === 'sms' ? 32 : 128,
        inputMode: channel === 'sms' ? 'tel' : 'email',
        check: check(channel === 'sms' ? TEXT_RULES.tel : TEXT_RULES.email),
      },
      {
        kind: 'password',
        field: 'password',
        label: t.loginPassword,
        required: true,
        wide: true,
        maxLength: 256,
        autoComplete: 'current-password',
      },
    ],
    [channel, t, check],
  );
}

const NO_CODE = { code: '' };

function CodeForm({
  channel,
  sent: { codeId, value },
  onClose,
}: ContactDialogProps & { sent: SentContactCode }) {
  const t = useTexts(profileTexts);
  const http = useHttp();
  const { submit: confirm } = useSubmit(profile.changeContact);
  const code = useCodeField();
  const fields = useMemo(() => [code], [code]);
  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await confirm({ codeId, code: String(typed.code) }, { signal });
    if (!result.ok) return refusalOf(result.error);
    await loadSignedIn(http);
    return undefined;
  };
  const handleSaved = () => {
    messages.show({ text: channel === 'sms' ? t.phoneChanged : t.emailChanged, tone: 'success' });
    onClose();
  };
  const form = useRecordForm({ fields, values: NO_CODE, submit, onSaved: handleSaved });
  return (
    <FormDialog
      form={form}
      size="small"
      title={channel === 'sms' ? t.changePhone : t.changeEmail}
      saveLabel={t.confirm}
      notice={<Alert>{t.codeSent(value)}</Alert>}
      onClose={onClose}
    />
  );
}
