import { useMemo, useState } from 'react';
import { orderBase, type OrderTask } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { orderTasksTexts } from './orderTasks.texts';
import { usePeopleOptions } from './usePeopleOptions';

export interface TaskDialogProps {
  task: OrderTask;
  onClose(): void;
}

/** Gives a task to another person, with the reason. */
export function ReassignDialog({ task, onClose }: TaskDialogProps) {
  const t = useTexts(orderTasksTexts);
  const refresh = useRefresh();
  const { options } = usePeopleOptions(task.orderId);
  const { submit: reassign } = useSubmit(orderBase.changeTaskUser);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'select',
        field: 'ownerId',
        label: t.owner,
        required: true,
        wide: true,
        options: (options ?? []).filter(({ key }) => key !== task.ownerId),
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
    [t, options, task.ownerId],
  );
  const [values] = useState({ ownerId: null, reason: '' });
  const submit: SubmitForm = async (typed, { signal }) => {
    const input = { ownerId: String(typed.ownerId), reason: String(typed.reason) };
    const outcome = await reassign({ taskId: task.id, ...input }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    await refresh(orderBase.getOrderTaskList, orderBase.getOrderDetail);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.reassign}
      saveLabel={t.reassign}
      onClose={onClose}
    />
  );
}
