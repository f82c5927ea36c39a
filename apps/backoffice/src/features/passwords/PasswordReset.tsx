import { useEffect, useMemo, useRef } from 'react';
import { passwordReset, toApiError } from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import { Alert, Button, useTexts } from '@mingjian/ui';
import { useRecordForm, type SubmitForm } from '@mingjian/widgets/Form';
import { useCodeField } from '../../shared/account/useCodeField';
import { useNewPasswordFields } from '../../base/account/useNewPasswordFields';
import { refusalOf } from '../../base/formRefusal';
import { OpenForm } from '../../shared/openPage/OpenForm';
import { messages } from '../../shell';
import { forgetTexts } from './forget.texts';
import type { RequestedCode } from './requestedCode';

export interface PasswordResetProps {
  requested: RequestedCode;
  /** Called with another code, and with `null` to choose another account. */
  onRequest(requested: RequestedCode | null): void;
  onDone(): void;
}

const EMPTY = { code: '', newPassWord: '', confirmed: '' };

/** The form of a code and the new password. */
export function PasswordReset({ requested, onRequest, onDone }: PasswordResetProps) {
  const t = useTexts(forgetTexts);
  const { submit: confirm } = useSubmit(passwordReset.confirm);
  const newPassword = useRef<() => unknown>(() => '');
  const code = useCodeField();
  const passwords = useNewPasswordFields(newPassword);
  const fields = useMemo(() => [code, ...passwords], [code, passwords]);
  const submit: SubmitForm = async (typed, { signal }) => {
    const input = {
      codeId: requested.codeId,
      code: String(typed.code),
      newPassWord: String(typed.newPassWord),
    };
    const result = await confirm(input, { signal });
    return result.ok ? undefined : refusalOf(result.error);
  };
  const form = useRecordForm({ fields, values: EMPTY, submit, onSaved: onDone });
  const { getValues } = form.form;
  useEffect(() => void (newPassword.current = () => getValues('newPassWord')), [getValues]);

  const notice = (
    <Alert title={t.sentTitle} action={<SendAgain requested={requested} onRequest={onRequest} />}>
      {requested.account.channel === 'sms' ? t.sentSms : t.sentEmail}
    </Alert>
  );
  const other = (
    <Button tone="quiet" onClick={() => onRequest(null)}>
      {t.other}
    </Button>
  );
  return <OpenForm form={form} submitLabel={t.reset} notice={notice} aside={other} />;
}

/** Requests another code. What is typed stays. */
function SendAgain({
  requested: { account },
  onRequest,
}: Pick<PasswordResetProps, 'requested' | 'onRequest'>) {
  const t = useTexts(forgetTexts);
  const http = useHttp();
  const handleClick = async () => {
    try {
      const { codeId } = await http.send(passwordReset.request, account);
      onRequest({ account, codeId });
      messages.show({ text: t.sentAgain, tone: 'success' });
    } catch (error) {
      const { kind, message } = toApiError(error);
      messages.show({ text: message, tone: 'danger' });
      // The form of the account has the captcha.
      if (kind === 'captcha') onRequest(null);
    }
  };
  return (
    <Button size="small" onClick={() => void handleClick()}>
      {t.again}
    </Button>
  );
}
