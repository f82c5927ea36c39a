import { useMemo } from 'react';
import type { ApiError } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { flowTexts } from './flow.texts';

export interface ReasonDialogProps {
  /** Name of the move. */
  label: string;
  /** Consequence of the move. @default none */
  note?: string | undefined;
  /** Makes the move; returns why it was refused. */
  onSubmit(reason: string, options: { signal: AbortSignal }): Promise<ApiError | undefined>;
  onClose(): void;
}

const NO_REASON = { reason: '' };

/** Asks for the reason of a move, which becomes part of the history. */
export function ReasonDialog({ label, note, onSubmit, onClose }: ReasonDialogProps) {
  const t = useTexts(flowTexts);
  const fields = useMemo<readonly FormField[]>(
    () => [
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
  const submit: SubmitForm = async (typed, { signal }) => {
    const error = await onSubmit(String(typed.reason), { signal });
    if (error) return refusalOf(error);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values: NO_REASON, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={label}
      saveLabel={label}
      notice={note && <Alert>{note}</Alert>}
      onClose={onClose}
    />
  );
}
