import { useMemo, useState } from 'react';
import { orderBase, type DangerLevel } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { DangerLevelSelect } from '@mingjian/widgets/DangerLevel';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { DictionaryControl } from '../../../shared/dictionaries/DictionaryControl';
import { messages } from '../../../shell';
import { orderTasksTexts } from './orderTasks.texts';
import type { TaskDialogProps } from './ReassignDialog';

/** Fills in the result of a task that its reader works on. */
export function ResultDialog({ task, onClose }: TaskDialogProps) {
  const t = useTexts(orderTasksTexts);
  const refresh = useRefresh();
  const { submit: save } = useSubmit(orderBase.saveOrderTask);
  const { id, itemName, dangerType, result, dangerLevel, dangerReason, remark } = task;
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'custom',
        field: 'result',
        label: t.result,
        required: true,
        entry: 'selected',
        render: ({ field, ...props }) => (
          <DictionaryControl
            {...props}
            field={field}
            dictionary="task_result"
            isNumeric
            value={props.value as number | null}
          />
        ),
      },
      {
        kind: 'custom',
        field: 'dangerLevel',
        label: t.level,
        required: true,
        entry: 'selected',
        render: ({ field, id: controlId, value, onChange, error, readOnly }) => (
          <DangerLevelSelect
            id={controlId}
            label={field.label}
            required
            dangerType={dangerType}
            value={value as DangerLevel}
            error={error}
            readOnly={readOnly}
            onValueChange={onChange}
          />
        ),
      },
      {
        kind: 'area',
        field: 'dangerReason',
        label: t.levelReason,
        description: t.levelReasonNote,
        wide: true,
        maxLength: 500,
      },
      { kind: 'area', field: 'remark', label: t.remark, wide: true, maxLength: 500 },
    ],
    [t, dangerType],
  );
  const [values] = useState({
    result,
    dangerLevel,
    dangerReason: dangerReason ?? '',
    remark: remark ?? '',
  });
  const submit: SubmitForm = async (typed, { signal }) => {
    const outcome = await save({ id, ...typed }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.saved, tone: 'success' });
    await refresh(orderBase.getOrderTaskList);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog form={form} title={t.writeTitle(itemName)} saveLabel={t.save} onClose={onClose} />
  );
}
