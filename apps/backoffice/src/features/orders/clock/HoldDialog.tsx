import { useMemo, useState } from 'react';
import { board, orderBase, orders, type HoldFor, type OrderDetail } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { messages } from '../../../shell';
import { clockTexts } from './clock.texts';

export interface HoldDialogProps {
  order: OrderDetail;
  onClose(): void;
}

/** Puts an order on hold: whom it waits for, and why. */
export function HoldDialog({ order, onClose }: HoldDialogProps) {
  const t = useTexts(clockTexts);
  const refresh = useRefresh();
  const { submit: hold } = useSubmit(orderBase.hold);
  const { labelOf } = useDictionary('hold_type');
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'radio',
        field: 'holdType',
        label: t.holdType,
        required: true,
        wide: true,
        options: HOLD_TYPES.map((type) => ({ key: String(type), text: labelOf(type) })),
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
    [t, labelOf],
  );
  const [values] = useState({ holdType: '1', reason: '' });
  const submit: SubmitForm = async (typed, { signal }) => {
    const { holdType, reason } = { ...values, ...typed };
    const { id: orderId, orderNo, version } = order;
    const input = { orderId, version, reason: String(reason) };
    const outcome = await hold({ ...input, holdType: Number(holdType) as HoldFor }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.held(orderNo), tone: 'success' });
    await refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.hold}
      saveLabel={t.hold}
      notice={<Alert>{t.holdNote}</Alert>}
      onClose={onClose}
    />
  );
}

const HOLD_TYPES = [1, 2, 3, 4] as const satisfies HoldFor[];
