import { useMemo, useState } from 'react';
import { accounts, InputError, ruleText, TEXT_RULES, type CompanyAccount } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, Button, CopyButton, Stack, useLocale, useTexts } from '@mingjian/ui';
import { FormFields, useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { messages } from '../../shell';
import { accountListTexts } from './accountList.texts';
import { newPassword } from './model/newPassword';

export interface PasswordDialogProps {
  account: CompanyAccount;
  onClose(): void;
}

const generated = () => newPassword((bytes) => crypto.getRandomValues(bytes));

/** The form that sets the password of another account. It starts with a random one. */
export function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const t = useTexts(accountListTexts);
  const refresh = useRefresh();
  const { submit: setPassword } = useSubmit(accounts.adminUpdatePassword);
  const fields = usePasswordField();
  const [values] = useState(() => ({ newPassWord: generated() }));

  const submit: SubmitForm = async ({ newPassWord }, { signal }) => {
    const input = { userId: account.id, newPassWord: String(newPassWord) };
    const result = await setPassword(input, { signal });
    if (result.ok) return undefined;
    const { error } = result;
    return error instanceof InputError ? { problems: error.fields } : { message: error.message };
  };
  const handleSaved = () => {
    messages.show({ text: t.saved, tone: 'success' });
    void refresh(accounts.getList);
    onClose();
  };
  const form = useRecordForm({ fields, values, submit, onSaved: handleSaved });
  const { getValues, setValue } = form.form;

  return (
    <FormDialog
      form={form}
      title={t.setPasswordOf(account.realname)}
      size="small"
      saveLabel={t.save}
      onClose={onClose}
    >
      <Stack gap="md">
        <Alert>{t.passwordNote}</Alert>
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
  const t = useTexts(accountListTexts);
  const { language } = useLocale();
  return useMemo(
    () => [
      {
        kind: 'text',
        field: 'newPassWord',
        label: t.newPassWord,
        description: t.newPassWordNote,
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
}
