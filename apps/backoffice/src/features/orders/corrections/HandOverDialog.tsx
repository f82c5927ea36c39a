import { useMemo, useState } from 'react';
import { orderBase, orders, type OrderDetail } from '@mingjian/api';
import { useHttp, useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { UserField } from '../../../shared/people/UserField';
import { userLoadersOf } from '../../../shared/people/userLoaders';
import { messages } from '../../../shell';
import { correctionTexts } from './corrections.texts';

export interface HandOverDialogProps {
  order: OrderDetail;
  onClose(): void;
}

/** Gives an order to another project manager. */
export function HandOverDialog({ order, onClose }: HandOverDialogProps) {
  const t = useTexts(correctionTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const { submit: handOver } = useSubmit(orderBase.batchDivideOrder);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'reference',
        field: 'userId',
        label: t.handOverTo,
        required: true,
        wide: true,
        load: async (text, options) =>
          (await userLoadersOf(http).load(text, options)).map(({ id, realname }) => ({
            value: id,
            label: realname,
          })),
        render: (props) => <UserField {...props} />,
      },
    ],
    [t, http],
  );
  const [values] = useState({ userId: null });
  const submit: SubmitForm = async ({ userId }, { signal }) => {
    const outcome = await handOver({ orderIds: order.id, userId: String(userId) }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.saved, tone: 'success' });
    await refresh(orderBase.getOrderDetail, orders.getList);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.handOver}
      saveLabel={t.handOver}
      notice={<Alert>{t.handOverNote}</Alert>}
      onClose={onClose}
    />
  );
}
