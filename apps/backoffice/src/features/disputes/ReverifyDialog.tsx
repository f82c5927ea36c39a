import { useMemo } from 'react';
import { disputes, orderBase, type AssignInfo, type Dispute } from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import { useDisputeRefresh } from '../../shared/disputes/useDisputeRefresh';
import { messages } from '../../shell';

export interface ReverifyDialogProps {
  dispute: Dispute;
  action: 'accept' | 'reverify';
  onClose(): void;
}

/** Chooses the tasks that are verified again, and by whom. */
export function ReverifyDialog(props: ReverifyDialogProps) {
  const { data } = useCall(orderBase.getOrderAssignInfo, { orderId: props.dispute.orderId });
  return data ? <Form {...props} info={data} /> : null;
}

function Form({ dispute, action, onClose, info }: ReverifyDialogProps & { info: AssignInfo }) {
  const t = useTexts(disputesTexts);
  const refresh = useDisputeRefresh();
  const { submit: update } = useSubmit(disputes.update);
  const { id, version, items } = dispute;
  const tasks = useMemo(
    () => info.tasks.filter(({ status }) => status === 40 || status === 45),
    [info.tasks],
  );
  const people = useMemo(
    () =>
      info.people.map(({ userId, realname, openTasks }) => ({
        key: userId,
        text: t.person(realname, openTasks),
      })),
    [info.people, t],
  );
  const fields = useMemo<readonly FormField[]>(
    () =>
      tasks.map((task) => ({
        kind: 'select',
        field: task.id,
        label: task.segIndex > 1 ? t.stretch(task.itemName, task.segIndex) : task.itemName,
        description: items.find(({ taskId }) => taskId === task.id)?.content ?? undefined,
        options: people,
      })),
    [tasks, people, items, t],
  );
  // A disputed task goes to the person who had it, unless that is changed.
  const values = useMemo(
    () =>
      Object.fromEntries(
        tasks.map((task) => {
          const isDisputed = action === 'accept' && items.some(({ taskId }) => taskId === task.id);
          const isThere = info.people.some(({ userId }) => userId === task.ownerId);
          return [task.id, isDisputed && isThere ? task.ownerId : null];
        }),
      ),
    [tasks, items, action, info.people],
  );
  const submit: SubmitForm = async (typed, { signal }) => {
    const chosen = { ...values, ...typed };
    const given = tasks.flatMap((task) => {
      const ownerId = chosen[task.id];
      return typeof ownerId === 'string' && ownerId !== '' ? { taskId: task.id, ownerId } : [];
    });
    const outcome = await update({ id, action, version, tasks: given }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: action === 'accept' ? t.accepted : t.reverified, tone: 'success' });
    await refresh();
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      title={t[action]}
      saveLabel={t[action]}
      notice={<Alert>{tasks.length === 0 ? t.noTasks : t.acceptNote}</Alert>}
      onClose={onClose}
    />
  );
}
