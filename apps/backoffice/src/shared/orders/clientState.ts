import { clientStepOf, type ClientStep, type OrderStatus } from '@mingjian/api';
import type { TagTone } from '@mingjian/ui';

/** The state of an order in its client's words: a step, or why there is none. */
export type ClientState = ClientStep | 'draft' | 'cancelled' | 'ended';

/** Returns the state of an order as its client sees it. */
export function clientStateOf(status: OrderStatus): ClientState {
  const outside = status === -10 ? 'cancelled' : status === -20 ? 'ended' : 'draft';
  return clientStepOf(status) ?? outside;
}

/** Tones by state: warning while the candidate has to act. */
export const clientTones: Record<ClientState, TagTone> = {
  draft: 'neutral',
  submitted: 'accent',
  authorisation: 'warning',
  verification: 'accent',
  report: 'accent',
  completed: 'success',
  cancelled: 'neutral',
  ended: 'danger',
};
