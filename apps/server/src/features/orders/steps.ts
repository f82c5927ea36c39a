import type { OrderStatus, OrderStep } from '@mingjian/api';
import type { OrderTable } from './tables';

/** When each of the nine steps was done, in their order. */
const stepTimes = [
  'acceptTime',
  'submitTime',
  'dispatchTime',
  'reviewTime',
  'reportTime',
  'kpiTime',
  'issueTime',
  'finishTime',
  'settleTime',
] as const satisfies readonly (keyof OrderTable)[];

/** The fields of an order that determine its steps. */
export type StepFacts = { orderStatus: OrderStatus } & Record<
  (typeof stepTimes)[number],
  string | null
>;

/**
 * Returns the nine steps of an order. One that was broken off failed at the first step that it had
 * not done.
 */
export function stepsOf(order: StepFacts): OrderStep[] {
  const doneCount =
    order.orderStatus >= 0 ? Math.max(0, order.orderStatus / 10 - 1) : countDone(order);
  const next = order.orderStatus < 0 ? 'failed' : order.orderStatus === 0 ? 'todo' : 'current';
  return stepTimes.map((column, i) => ({
    step: i + 1,
    state: i < doneCount ? 'done' : i === doneCount ? next : 'todo',
    doneAt: i < doneCount ? order[column] : null,
  }));
}

function countDone(order: StepFacts) {
  const open = stepTimes.findIndex((column) => order[column] === null);
  return open === -1 ? stepTimes.length : open;
}
