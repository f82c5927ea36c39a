import type { TaskStatus } from '@mingjian/api';
import type { TagTone } from '@mingjian/ui';

/** Tones of tasks by status: warning where somebody has to act, accent for running work. */
export const taskTones: Record<TaskStatus, TagTone> = {
  0: 'warning',
  10: 'accent',
  20: 'accent',
  25: 'notice',
  28: 'notice',
  29: 'accent',
  30: 'warning',
  35: 'danger',
  40: 'success',
  45: 'neutral',
  50: 'accent',
  [-10]: 'neutral',
};
