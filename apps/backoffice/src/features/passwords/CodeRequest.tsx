import { useMemo, useState } from 'react';
import { passwordReset, toApiError } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { refusalOf } from '../../base/formRefusal';
import { OpenForm } from '../../shared/openPage/OpenForm';
import { useCaptcha, type Captcha } from '../../shared/openPage/useCaptcha';
import { chosenUserType } from '../../shell';
import { forgetTexts } from './forget.texts';
import type { RequestedCode, ResetAccount } from './requestedCode';

/** The form of the account and the way to send its code. */
export function CodeRequest({ onRequest }: { onRequest(requested: RequestedCode): void }) {
  const t = useTexts(forgetTexts);
  const { submit: request } = useSubmit(passwordReset.request);
  const [isGuarded, setGuarded] = useState(false);
  const captcha = useCaptcha(isGuarded);
  const fields = useAccountFields(isGuarded ? captcha : null);
  const [values] = useState(() => ({ userType: chosenUserType(), username: '', channel: 'email' }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const { captcha: letters, ...values } = typed;
    const account = values as unknown as ResetAccount;
    let captchaTicket: string | undefined;
    try {
      if (isGuarded) captchaTicket = await captcha.solve(String(letters));
    } catch (error) {
      return { problems: { captcha: toApiError(error).message } };
    }
    const result = await request({ ...account, captchaTicket }, { signal });
    if (!result.ok && result.error.kind === 'captcha') {
      setGuarded(true);
      captcha.renew();
      return { message: result.error.message };
    }
    if (!result.ok) return refusalOf(result.error);
    onRequest({ account, codeId: result.data.codeId });
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return <OpenForm form={form} submitLabel={t.send} />;
}

/** A captcha is asked for once the server needs one. */
function useAccountFields(captcha: Captcha | null): readonly FormField[] {
  const t = useTexts(forgetTexts);
  const account = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'radio',
        field: 'userType',
        label: t.userType,
        required: true,
        wide: true,
        options: [
          { key: 'serviceUser', text: t.serviceUser },
          { key: 'companyUser', text: t.companyUser },
        ],
      },
      {
        kind: 'text',
        field: 'username',
        label: t.username,
        required: true,
        wide: true,
        maxLength: 64,
      },
      {
        kind: 'radio',
        field: 'channel',
        label: t.channel,
        required: true,
        wide: true,
        options: [
          { key: 'email', text: t.email },
          { key: 'sms', text: t.sms },
        ],
      },
    ],
    [t],
  );
  const { image, renew } = captcha ?? {};
  return useMemo(
    () =>
      image === undefined || renew === undefined
        ? account
        : [
            ...account,
            {
              kind: 'captcha',
              field: 'captcha',
              label: t.captcha,
              required: true,
              wide: true,
              image,
              onRefresh: renew,
            },
          ],
    [account, t, image, renew],
  );
}
