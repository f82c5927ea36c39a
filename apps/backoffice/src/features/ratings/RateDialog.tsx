import { useMemo, useState } from 'react';
import { orderRatings, RATING_STARS, type OrderRating } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import type { FormField, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages, useTabForm } from '../../shell';
import { ratingsTexts } from './ratings.texts';

export interface RateDialogProps {
  orderId: string;
  /** The rating that is changed; `null` for a first one. */
  rating: OrderRating | null;
  onClose(): void;
}

/** Rates an order with stars and words. */
export function RateDialog({ orderId, rating, onClose }: RateDialogProps) {
  const t = useTexts(ratingsTexts);
  const refresh = useRefresh();
  const { submit: save } = useSubmit(orderRatings.save);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'radio',
        field: 'stars',
        label: t.stars,
        required: true,
        wide: true,
        options: RATING_STARS.map((star) => ({ key: String(star), text: t.star(star) })),
      },
      { kind: 'area', field: 'content', label: t.content, wide: true, maxLength: 1_000 },
    ],
    [t],
  );
  const [values] = useState({
    stars: rating ? String(rating.stars) : null,
    content: rating?.content ?? '',
  });
  const submit: SubmitForm = async (typed, { signal }) => {
    const { stars, content } = { ...values, ...typed };
    const input = {
      orderId,
      stars: Number(stars) as OrderRating['stars'],
      content: String(content ?? ''),
    };
    const outcome = await save(input, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.saved, tone: 'success' });
    await refresh(orderRatings.getOfOrder);
    onClose();
    return undefined;
  };
  const record = `rating/${orderId}`;
  const form = useTabForm({ record, title: t.title, fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.title}
      saveLabel={t.save}
      notice={<Alert>{t.note}</Alert>}
      onClose={onClose}
    />
  );
}
