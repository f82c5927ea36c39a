import type { TaskStatus } from '@mingjian/api';
import { Tag } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { taskTones } from './taskTones';

/** The state of a task. */
export function TaskStatusTag({ status }: { status: TaskStatus }) {
  const { labelOf } = useDictionary('task_status');
  return (
    <Tag tone={taskTones[status]} dot>
      {labelOf(status)}
    </Tag>
  );
}
