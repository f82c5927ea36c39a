import type { ReportStatus } from '@mingjian/api';
import type { TagTone } from '@mingjian/ui';

/** Tones of the states of a report. */
export const reportTones: Record<ReportStatus, TagTone> = {
  0: 'neutral',
  10: 'accent',
  20: 'warning',
  30: 'accent',
  40: 'success',
  50: 'neutral',
  60: 'danger',
};
