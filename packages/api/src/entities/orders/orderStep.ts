/** One of the nine steps of an order. */
export interface OrderStep {
  /** 1 to 9. */
  step: number;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was done; `null` before that. */
  doneAt: string | null;
}

/** One of the five steps of an order as its client sees them. */
export type ClientStep = 'submitted' | 'authorisation' | 'verification' | 'report' | 'completed';

/** State of one of the five steps. */
export interface ClientStepState extends Pick<OrderStep, 'state' | 'doneAt'> {
  step: ClientStep;
}
