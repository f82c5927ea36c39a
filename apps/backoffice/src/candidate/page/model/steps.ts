import type { CollectStatus, EntryPurpose } from '@mingjian/api';

/** A screen that the state of a form leads to. */
export type Step =
  | 'notice'
  | 'identity'
  | 'signature'
  | 'form'
  | 'supplement'
  | 'after'
  | 'signed'
  | 'withdrawn'
  | 'refused'
  | 'expired';

/** Facts that decide about the step. */
export interface StepFacts {
  status: CollectStatus;
  purpose: EntryPurpose;
  /** Whether the consents were chosen in this window. They are stored with the signature. */
  hasChosen: boolean;
}

/** Returns the step of a candidate. A link for signing ends with the signature. */
export function stepOf({ status, purpose, hasChosen }: StepFacts): Step {
  if (status === -10) return 'refused';
  if (status === -20) return 'expired';
  if (status === -30) return 'withdrawn';
  if (status < 30) return hasChosen ? 'identity' : 'notice';
  if (status === 30) return hasChosen ? 'signature' : 'notice';
  if (purpose === 'signPage') return 'signed';
  if (status === 35 || status === 40) return 'form';
  return status === 60 ? 'supplement' : 'after';
}

/** Steps that the progress line counts. */
const COUNTED: readonly Step[] = ['notice', 'identity', 'signature', 'form', 'after'];

/** Position of a step for the progress line, from 1; `undefined` for one without a line. */
export interface StepPosition {
  index: number;
  count: number;
}

/** Returns the position of a step among those of its page. */
export function positionOf(step: Step, purpose: EntryPurpose): StepPosition | undefined {
  const counted = purpose === 'signPage' ? COUNTED.slice(0, 3) : COUNTED.slice(0, 4);
  const index = counted.indexOf(step) + 1;
  return index === 0 ? undefined : { index, count: counted.length };
}
