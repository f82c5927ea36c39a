import { useMemo, useState } from 'react';
import { companyRegistrations, TEXT_RULES, type CompanyRegistration } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useFormatCheck } from '../../base/account/useFormatCheck';
import { refusalOf } from '../../base/formRefusal';
import { registrationListTexts } from './registrationList.texts';

export interface DecisionDialogProps {
  registration: CompanyRegistration;
  /** Called with the decided request. */
  onDone(registration: CompanyRegistration): void;
  onClose(): void;
}

/** Approves a request. The user name may be another than the requested one. */
export function ApproveDialog({
  registration: { id, username },
  onDone,
  onClose,
}: DecisionDialogProps) {
  const t = useTexts(registrationListTexts);
  const check = useFormatCheck();
  const { submit: approve } = useSubmit(companyRegistrations.approve);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'text',
        field: 'username',
        label: t.username,
        description: t.usernameNote,
        required: true,
        wide: true,
        maxLength: 16,
        check: check(TEXT_RULES.username),
      },
    ],
    [t, check],
  );
  const [values] = useState({ username });
  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await approve({ id, username: String(typed.username) }, { signal });
    if (!result.ok) return refusalOf(result.error);
    onDone(result.data);
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.approveTitle}
      saveLabel={t.approve}
      notice={<Alert>{t.approveText}</Alert>}
      onClose={onClose}
    />
  );
}

const NO_REASON = { reason: '' };

/** Refuses a request with a reason. */
export function RefuseDialog({ registration: { id }, onDone, onClose }: DecisionDialogProps) {
  const t = useTexts(registrationListTexts);
  const { submit: refuse } = useSubmit(companyRegistrations.refuse);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'reason',
        label: t.reason,
        description: t.refuseText,
        required: true,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await refuse({ id, reason: String(typed.reason) }, { signal });
    if (!result.ok) return refusalOf(result.error);
    onDone(result.data);
    return undefined;
  };
  const form = useRecordForm({ fields, values: NO_REASON, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.refuseTitle}
      saveLabel={t.refuse}
      onClose={onClose}
    />
  );
}
