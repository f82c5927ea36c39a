import { useMemo, useState } from 'react';
import { disputes, DISPUTE_FILES, type DisputeOffer } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { readFiles } from '@mingjian/widgets/FileWidget';
import type { FormField, FormValues, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages, useTabForm } from '../../shell';
import { FilesControl } from '../files/FilesControl';
import { disputesTexts } from './disputes.texts';
import { useDisputeRefresh } from './useDisputeRefresh';

export interface RaiseDialogProps {
  orderId: string;
  offer: DisputeOffer;
  onClose(): void;
}

/** Disputes a report: what is wrong, by survey item, with evidence. */
export function RaiseDialog({ orderId, offer, onClose }: RaiseDialogProps) {
  const t = useTexts(disputesTexts);
  const refresh = useDisputeRefresh();
  const { submit: raise } = useSubmit(disputes.save);
  const { items } = offer;
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        description: t.contentNote,
        required: true,
        wide: true,
        maxLength: 2_000,
      },
      {
        kind: 'rows',
        field: 'items',
        label: t.items,
        noun: t.item,
        wide: true,
        max: items.length,
        fields: [
          {
            kind: 'select',
            field: 'taskId',
            label: t.item,
            required: true,
            options: items.map(({ taskId, itemName }) => ({ key: taskId, text: itemName })),
          },
          {
            kind: 'area',
            field: 'content',
            label: t.wrong,
            required: true,
            wide: true,
            maxLength: 1_000,
          },
        ],
      },
      {
        kind: 'custom',
        field: 'files',
        label: t.files,
        wide: true,
        entry: 'uploaded',
        render: (props) => <FilesControl {...props} max={DISPUTE_FILES} />,
      },
    ],
    [t, items],
  );
  const [values] = useState({ content: '', items: [], files: null });
  const submit: SubmitForm = async (typed, { signal }) => {
    const all: FormValues = { ...values, ...typed };
    const outcome = await raise(
      {
        orderId,
        content: String(all['content']),
        items: (all['items'] as FormValues[]).map(({ taskId, content }) => ({
          taskId: String(taskId),
          content: String(content),
        })),
        files: (readFiles(all['files'] as string | null) ?? []).map(({ url }) => url),
      },
      { signal },
    );
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.raised, tone: 'success' });
    await refresh();
    onClose();
    return undefined;
  };
  const title = t.raiseTitle(offer.reportNo);
  const form = useTabForm({ record: `dispute/${orderId}`, title: t.raise, fields, values, submit });
  return (
    <FormDialog
      form={form}
      title={title}
      saveLabel={t.send}
      notice={<Alert>{t.raiseNote(offer.until)}</Alert>}
      onClose={onClose}
    />
  );
}
