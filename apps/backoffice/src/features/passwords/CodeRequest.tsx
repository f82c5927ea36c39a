import { useMemo, useState } from 'react';
import { passwordReset } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { refusalOf } from '../../base/formRefusal';
import { OpenForm } from '../../shared/openPage/OpenForm';
import { chosenUserType } from '../../shell';
import { forgetTexts } from './forget.texts';
import type { RequestedCode, ResetAccount } from './requestedCode';

/** The form of the account and the way to send its code. */
export function CodeRequest({ onRequest }: { onRequest(requested: RequestedCode): void }) {
  const t = useTexts(forgetTexts);
  const { submit: request } = useSubmit(passwordReset.request);
  const fields = useAccountFields();
  const [values] = useState(() => ({ userType: chosenUserType(), username: '', channel: 'email' }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const account = typed as unknown as ResetAccount;
    const result = await request(account, { signal });
    if (!result.ok) return refusalOf(result.error);
    onRequest({ account, codeId: result.data.codeId });
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return <OpenForm form={form} submitLabel={t.send} />;
}

function useAccountFields(): readonly FormField[] {
  const t = useTexts(forgetTexts);
  return useMemo(
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
}
