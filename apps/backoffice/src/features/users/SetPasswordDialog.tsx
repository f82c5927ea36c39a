import { useMemo, useState } from 'react';
import { InputError, ruleText, TEXT_RULES, users, type UserRow } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, CopyButton, useLocale, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { messages } from '../../shell';
import { newPassword } from './model/newPassword';
import { setPasswordTexts } from './password.texts';

export interface SetPasswordDialogProps {
  user: UserRow;
  onClose(): void;
}

/** Sets the password of a user: a random one that is shown once, or one that is typed. */
export function SetPasswordDialog({ user: { id, realname }, onClose }: SetPasswordDialogProps) {
  const t = useTexts(setPasswordTexts);
  const { language } = useLocale();
  const { submit: change } = useSubmit(users.updatePassword);
  const [values] = useState(() => ({ newPassWord: newPassword() }));
  const fields = useMemo(
    (): readonly FormField[] => [
      {
        kind: 'text',
        field: 'newPassWord',
        label: t.password,
        required: true,
        maxLength: 256,
        wide: true,
        check: (value) =>
          TEXT_RULES.password.accepts(String(value))
            ? undefined
            : ruleText(TEXT_RULES.password, language),
      },
    ],
    [t, language],
  );

  const submit: SubmitForm = async ({ newPassWord }, { signal }) => {
    const result = await change({ userId: id, newPassWord: String(newPassWord) }, { signal });
    if (result.ok) return undefined;
    const { error } = result;
    return error instanceof InputError ? { problems: error.fields } : { message: error.message };
  };
  const handleSaved = () => {
    messages.show({ text: t.done(realname), tone: 'success' });
    onClose();
  };
  const form = useRecordForm({ fields, values, submit, onSaved: handleSaved });
  const copy = (
    <CopyButton
      text={() => String(form.form.getValues('newPassWord'))}
      label={t.copy}
      shows="label"
    />
  );

  return (
    <FormDialog
      form={form}
      title={t.title(realname)}
      size="small"
      saveLabel={t.save}
      notice={
        <Alert tone="info" action={copy}>
          {t.note}
        </Alert>
      }
      onClose={onClose}
    />
  );
}
