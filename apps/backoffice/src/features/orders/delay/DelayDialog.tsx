import { useMemo, useState } from 'react';
import { DELAY_DAYS, delayRequests, orderBase } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { messages } from '../../../shell';
import { delayTexts } from './delay.texts';

export interface DelayDialogProps {
  orderId: string;
  onSent(): void;
  /** Called when it is closed without a request. */
  onClose(): void;
}

/** Asks for more time: how much, and why. */
export function DelayDialog({ orderId, onSent, onClose }: DelayDialogProps) {
  const t = useTexts(delayTexts);
  const refresh = useRefresh();
  const { submit: ask } = useSubmit(delayRequests.save);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'number',
        field: 'days',
        label: t.days,
        required: true,
        wide: true,
        min: 1,
        max: DELAY_DAYS,
      },
      {
        kind: 'area',
        field: 'reason',
        label: t.reason,
        required: true,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const [values] = useState({ days: 2, reason: '' });
  const submit: SubmitForm = async (typed, { signal }) => {
    const { days, reason } = { ...values, ...typed };
    const input = { orderId, days: Number(days), reason: String(reason) };
    const outcome = await ask(input, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.sent, tone: 'success' });
    await refresh(orderBase.getOrderDetail);
    onSent();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.title}
      saveLabel={t.ask}
      notice={<Alert>{t.note}</Alert>}
      onClose={onClose}
    />
  );
}
