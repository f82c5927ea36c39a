import { useMemo } from 'react';
import type { OrderDetail, OrderMove } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import type { MakeMove } from '../../../shared/flow/MoveButtons';
import { supplementTexts } from './supplement.texts';

export interface SupplementDialogProps {
  order: OrderDetail;
  onMove: MakeMove<OrderMove>;
  onClose(): void;
}

const NOTHING = { reason: '' };

/** The request for supplementary material (补充材料), which takes the order back to its candidate. */
export function SupplementDialog({ order, onMove, onClose }: SupplementDialogProps) {
  const t = useTexts(supplementTexts);
  const choice = order.moves.find(({ move }) => move === 'returnItems')!;
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'reason',
        label: t.content,
        required: true,
        requiredText: t.missing,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const submit: SubmitForm = async ({ reason }, { signal }) => {
    const error = await onMove(choice, String(reason), { signal });
    if (error) return refusalOf(error);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values: NOTHING, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.title}
      saveLabel={t.send}
      notice={<Alert>{t.note}</Alert>}
      onClose={onClose}
    />
  );
}
