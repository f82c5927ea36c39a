import { useMemo, useState } from 'react';
import type { CollectItem } from '@mingjian/api';
import { Alert, useLocale, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { collectTexts } from './collect.texts';
import type { Review } from './useReview';

export interface SendBackDialogProps {
  /** The items that are marked. */
  items: readonly CollectItem[];
  review: Review;
  onSent(): void;
  onClose(): void;
}

/** Returns the marked items to the candidate (补充材料), with what is missing. */
export function SendBackDialog({ items, review, onSent, onClose }: SendBackDialogProps) {
  const t = useTexts(collectTexts);
  const { locale } = useLocale();
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        required: true,
        requiredText: t.contentMissing,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const [values] = useState(() => ({
    content: items
      .map(({ name, nameEn, returnReason }) =>
        [locale.startsWith('en') ? nameEn : name, returnReason ?? ''].join('：'),
      )
      .join('；'),
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const { content } = { ...values, ...typed };
    const error = await review.sendBack(String(content), signal);
    if (error) return refusalOf(error);
    onSent();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.sendBackTitle}
      saveLabel={t.send}
      notice={<Alert>{t.sendBackNote}</Alert>}
      onClose={onClose}
    />
  );
}
