import { object, string } from 'yup';
import { TASK_MOVES, type TaskMove } from '../../flows/orders/taskFlow';
import { idText, versionNumber, word } from '../../schema';

/** Schema of a move of a task. */
export const taskUpdate = object({
  taskId: idText().required(),
  action: string<TaskMove>()
    .oneOf([...TASK_MOVES])
    .required(),
  /** Required by moves that go against the task's course. */
  reason: word(500),
  /** Person that the task goes to: for `assign` and `reassign`. */
  ownerId: idText(),
  /** Version of the task that the caller saw. */
  version: versionNumber(),
});
