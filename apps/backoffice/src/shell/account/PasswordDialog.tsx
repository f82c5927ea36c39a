import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { accounts, users, type UserInfo } from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useNewPasswordFields } from '../../base/account/useNewPasswordFields';
import { refusalOf } from '../../base/formRefusal';
import { messages } from '../messages';
import { leaveSession } from '../session/session';
import { passwordTexts } from './password.texts';

export interface PasswordDialogProps {
  user: UserInfo;
  onClose(): void;
}

const EMPTY = { oldPassWord: '', newPassWord: '', confirmed: '' };
/** Milliseconds in which the notice can be read before the page is loaded again. */
const NOTICE = 2_000;

/** The form of one's own password. Once it is changed, the session ends here and everywhere. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const t = useTexts(passwordTexts);
  const http = useHttp();
  const call = user.userType === 'companyUser' ? accounts.updatePassword : users.updatePassword;
  const { submit: change } = useSubmit(call);
  const newPassword = useRef<() => unknown>(() => '');
  const fields = usePasswordFields(newPassword);

  const submit: SubmitForm = async ({ oldPassWord, newPassWord }, { signal }) => {
    const input = {
      userId: user.id,
      oldPassWord: String(oldPassWord),
      newPassWord: String(newPassWord),
    };
    const result = await change(input, { signal });
    if (result.ok) return undefined;
    return refusalOf(result.error);
  };
  const handleSaved = () => {
    messages.show({ text: t.changed, tone: 'success', seconds: 5 });
    onClose();
    setTimeout(() => void leaveSession(http).then(() => window.location.reload()), NOTICE);
  };
  const form = useRecordForm({ fields, values: EMPTY, submit, onSaved: handleSaved });
  const { getValues } = form.form;
  useEffect(() => void (newPassword.current = () => getValues('newPassWord')), [getValues]);

  return (
    <FormDialog form={form} title={t.title} size="small" saveLabel={t.save} onClose={onClose} />
  );
}

/** The fields of the form. `newPassword` returns the typed new password. */
function usePasswordFields(newPassword: RefObject<() => unknown>): readonly FormField[] {
  const t = useTexts(passwordTexts);
  const ofNew = useNewPasswordFields(newPassword);
  return useMemo(
    () => [
      {
        kind: 'password',
        required: true,
        maxLength: 256,
        wide: true,
        field: 'oldPassWord',
        label: t.old,
        autoComplete: 'current-password',
      },
      ...ofNew,
    ],
    [t, ofNew],
  );
}
