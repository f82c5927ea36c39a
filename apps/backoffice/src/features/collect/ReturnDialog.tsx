import { useMemo, useState } from 'react';
import type { CollectField, CollectItem } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { collectTexts } from './collect.texts';
import { withReturned } from './model/reviewRows';
import type { Review } from './useReview';

/** An item to return, or one field of it. */
export interface Returning {
  item: CollectItem;
  field?: CollectField | undefined;
  /** Position of the field's stretch. */
  stretch?: number | undefined;
}

export interface ReturnDialogProps {
  returning: Returning;
  review: Review;
  onClose(): void;
}

/** The reason for returning an item, or a field of it, in words for the candidate. */
export function ReturnDialog({ returning, review, onClose }: ReturnDialogProps) {
  const t = useTexts(collectTexts);
  const { item, field, stretch = 0 } = returning;
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'reason',
        label: t.reason,
        required: true,
        requiredText: t.reasonMissing,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const [values] = useState({ reason: '' });
  const submit: SubmitForm = async ({ reason }, { signal }) => {
    const text = String(reason).trim();
    const marked = item.status === 3 ? item.returned : [];
    const returned = field ? withReturned(marked, { stretch, key: field.key, reason: text }) : [];
    const error = await review.mark(item, text, returned, signal);
    if (error) return refusalOf(error);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={field ? t.returnFieldOf(field.label) : t.returnItem}
      saveLabel={t.mark}
      notice={<Alert>{t.reasonNote}</Alert>}
      onClose={onClose}
    />
  );
}
