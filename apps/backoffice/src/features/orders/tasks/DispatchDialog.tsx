import { useMemo } from 'react';
import { orderBase, type OrderTask } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import {
  useRecordForm,
  type FormField,
  type FormOption,
  type SubmitForm,
} from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { messages } from '../../../shell';
import { orderTasksTexts } from './orderTasks.texts';
import { usePeopleOptions } from './usePeopleOptions';

export interface DispatchDialogProps {
  orderId: string;
  onClose(): void;
}

/** Gives the tasks of an order that nobody has to people. */
export function DispatchDialog({ orderId, onClose }: DispatchDialogProps) {
  const { options, tasks } = usePeopleOptions(orderId);
  if (!options || !tasks) return null;
  const open = tasks.filter(({ moves }) => moves.some(({ move }) => move === 'assign'));
  return <Form orderId={orderId} tasks={open} people={options} onClose={onClose} />;
}

interface FormProps extends DispatchDialogProps {
  tasks: readonly OrderTask[];
  people: readonly FormOption[];
}

function Form({ orderId, tasks, people, onClose }: FormProps) {
  const t = useTexts(orderTasksTexts);
  const refresh = useRefresh();
  const { submit: assign } = useSubmit(orderBase.assignOrder);
  const fields = useMemo<readonly FormField[]>(
    () =>
      tasks.map(({ id, itemName, segIndex }) => ({
        kind: 'select',
        field: id,
        label: segIndex > 1 ? t.stretch(itemName, segIndex) : itemName,
        required: true,
        options: people,
      })),
    [tasks, people, t],
  );
  // Those with least to do take turns.
  const values = useMemo(
    () =>
      Object.fromEntries(tasks.map(({ id }, i) => [id, people[i % people.length]?.key ?? null])),
    [tasks, people],
  );
  const submit: SubmitForm = async (typed, { signal }) => {
    const chosen = { ...values, ...typed };
    const given = tasks.map(({ id }) => ({ taskId: id, ownerId: String(chosen[id]) }));
    const outcome = await assign({ orderId, tasks: given }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.dispatched(given.length), tone: 'success' });
    await refresh(orderBase.getOrderTaskList, orderBase.getOrderDetail);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      title={t.dispatch}
      saveLabel={t.dispatch}
      notice={<Alert>{t.dispatchNote}</Alert>}
      onClose={onClose}
    />
  );
}
