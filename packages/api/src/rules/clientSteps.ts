import type { ClientStep, ClientStepState, OrderStep } from '../entities/orders/orderStep';
import type { OrderStatus } from '../resources/orders/order';

/** A step of an order as its client sees it. */
interface ClientStepRule {
  step: ClientStep;
  /** Statuses at which an order is in the step. */
  statuses: readonly OrderStatus[];
  /** The last of the nine steps of the work that belong to it. */
  until: number;
}

/**
 * The five steps of an order as its client sees them, in order, over the nine of the work. The
 * last one has no work of its own: it is done when the order is, and fees are no step.
 */
export const CLIENT_STEPS = [
  { step: 'submitted', statuses: [10], until: 1 },
  { step: 'authorisation', statuses: [20], until: 2 },
  { step: 'verification', statuses: [30, 40, 50], until: 5 },
  { step: 'report', statuses: [60, 70, 80], until: 8 },
  { step: 'completed', statuses: [90, 100], until: 8 },
] as const satisfies readonly ClientStepRule[];

/** Returns the client's step of a status; `null` for drafts and orders that were broken off. */
export function clientStepOf(status: OrderStatus): ClientStep | null {
  const rules: readonly { step: ClientStep; statuses: readonly OrderStatus[] }[] = CLIENT_STEPS;
  return rules.find(({ statuses }) => statuses.includes(status))?.step ?? null;
}

/** Returns the five steps of an order from its nine steps of the work. */
export function clientStepsOf(work: readonly OrderStep[]): ClientStepState[] {
  let from = 0;
  return CLIENT_STEPS.map(({ step, until }) => {
    const own = work.slice(from, until);
    from = until;
    const open = own.find(({ state }) => state !== 'done');
    const doneAt = work[until - 1]?.doneAt ?? null;
    if (open) return { step, state: open.state, doneAt: null };
    const isDone = work[until - 1]?.state === 'done';
    return { step, state: isDone ? 'done' : 'todo', doneAt };
  });
}
