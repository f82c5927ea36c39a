import { useMemo, useState } from 'react';
import { profile, TEXT_RULES } from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useFormatCheck } from '../../base/account/useFormatCheck';
import { refusalOf } from '../../base/formRefusal';
import { loadSignedIn, messages } from '../../shell';
import { profileTexts } from './profile.texts';

export interface NameDialogProps {
  realname: string;
  onClose(): void;
}

/** The form of one's own name. */
export function NameDialog({ realname, onClose }: NameDialogProps) {
  const t = useTexts(profileTexts);
  const http = useHttp();
  const check = useFormatCheck();
  const { submit: rename } = useSubmit(profile.update);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'text',
        field: 'realname',
        label: t.realname,
        description: t.realnameNote,
        required: true,
        wide: true,
        maxLength: 64,
        check: check(TEXT_RULES.personName),
      },
    ],
    [t, check],
  );
  const [values] = useState({ realname });
  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await rename({ realname: String(typed.realname) }, { signal });
    if (!result.ok) return refusalOf(result.error);
    await loadSignedIn(http);
    return undefined;
  };
  const handleSaved = () => {
    messages.show({ text: t.saved, tone: 'success' });
    onClose();
  };
  const form = useRecordForm({ fields, values, submit, onSaved: handleSaved });
  return <FormDialog form={form} size="small" title={t.editName} onClose={onClose} />;
}
