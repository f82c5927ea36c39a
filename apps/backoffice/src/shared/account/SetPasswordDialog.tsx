import { useMemo, useState } from 'react';
import { TEXT_RULES, type Call } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, Button, CopyButton, Stack, useTexts } from '@mingjian/ui';
import { FormFields, useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { messages } from '../../shell';
import { refusalOf } from '../../base/formRefusal';
import { newPassword } from './newPassword';
import { setPasswordTexts } from './setPassword.texts';
import { useFormatCheck } from '../../base/account/useFormatCheck';

export interface SetPasswordDialogProps {
  account: { id: string; realname: string };
  /** The call that sets it. */
  call: Call<{ userId: string; newPassWord: string }, unknown>;
  /** Called after it is set, before the form closes. */
  onSaved?(): void;
  onClose(): void;
}

const generated = () => newPassword((bytes) => crypto.getRandomValues(bytes));

/** The form that sets the password of another account. It starts with a random one. */
export function SetPasswordDialog({ account, call, onSaved, onClose }: SetPasswordDialogProps) {
  const t = useTexts(setPasswordTexts);
  const { submit: setPassword } = useSubmit(call);
  const fields = usePasswordField();
  const [values] = useState(() => ({ newPassWord: generated() }));

  const submit: SubmitForm = async ({ newPassWord }, { signal }) => {
    const input = { userId: account.id, newPassWord: String(newPassWord) };
    const result = await setPassword(input, { signal });
    return result.ok ? undefined : refusalOf(result.error);
  };
  const handleSaved = () => {
    messages.show({ text: t.done(account.realname), tone: 'success' });
    onSaved?.();
    onClose();
  };
  const form = useRecordForm({ fields, values, submit, onSaved: handleSaved });
  const { getValues, setValue } = form.form;

  return (
    <FormDialog
      form={form}
      title={t.title(account.realname)}
      size="small"
      saveLabel={t.save}
      onClose={onClose}
    >
      <Stack gap="md">
        <Alert>{t.note}</Alert>
        <FormFields names={['newPassWord']} />
        <Stack direction="row" gap="sm">
          <CopyButton shows="label" label={t.copy} text={() => String(getValues('newPassWord'))} />
          <Button
            size="small"
            onClick={() => setValue('newPassWord', generated(), { shouldDirty: true })}
          >
            {t.generate}
          </Button>
        </Stack>
      </Stack>
    </FormDialog>
  );
}

function usePasswordField(): readonly FormField[] {
  const t = useTexts(setPasswordTexts);
  const check = useFormatCheck();
  return useMemo(
    () => [
      {
        kind: 'text',
        field: 'newPassWord',
        label: t.password,
        description: t.passwordNote,
        required: true,
        maxLength: 256,
        wide: true,
        check: check(TEXT_RULES.password),
      },
    ],
    [t, check],
  );
}
