import { OPEN_PRIVACY_STATUSES, type PrivacyStatus } from '@mingjian/api';
import { daysUntil } from '../../../base/daysUntil';

/** Time that is left for an answer, in days of the calendar. */
export type DueState =
  | { kind: 'answered' }
  | { kind: 'left' | 'soon' | 'overdue'; days: number }
  | { kind: 'today' };

/** Days from which on the time is short. */
const SOON = 5;

/** Returns the time that is left; `dueDay` and `today` are days of Beijing. */
export function dueStateOf(status: PrivacyStatus, dueDay: string, today: string): DueState {
  if (!OPEN_PRIVACY_STATUSES.includes(status)) return { kind: 'answered' };
  const days = daysUntil(dueDay, today);
  if (days === 0) return { kind: 'today' };
  if (days < 0) return { kind: 'overdue', days: -days };
  return { kind: days <= SOON ? 'soon' : 'left', days };
}
