import type { OrderStatus, OrderStep } from '@mingjian/api';
import type { OrderTable } from './tables';

/** When each of the nine steps was done, in their order. */
export const STEP_TIMES = [
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

/** Times of the nine steps and of a broken off order; `null` before. */
export type StepTimes = Pick<OrderTable, (typeof STEP_TIMES)[number] | 'cancelTime'>;

/**
 * Returns the times of an order that comes into a state: each step behind it has one, none after it
 * does. One that is broken off keeps those that it has.
 */
export function timesAt(status: OrderStatus, times: StepTimes, now: Date): Partial<StepTimes> {
  if (status < 0) return { cancelTime: now };
  const done = doneSteps(status);
  return Object.fromEntries(
    STEP_TIMES.map((column, i) => [column, i < done ? (times[column] ?? now) : null]),
  );
}

/** The fields of an order that determine its steps. */
export type StepFacts = { orderStatus: OrderStatus } & Record<
  (typeof STEP_TIMES)[number],
  string | null
>;

/**
 * Returns the nine steps of an order. One that was broken off failed at the first step that it had
 * not done.
 */
export function stepsOf(order: StepFacts): OrderStep[] {
  const { orderStatus } = order;
  const doneCount = orderStatus >= 0 ? doneSteps(orderStatus) : countDone(order);
  const next = orderStatus < 0 ? 'failed' : orderStatus === 0 ? 'todo' : 'current';
  return STEP_TIMES.map((column, i) => ({
    step: i + 1,
    state: i < doneCount ? 'done' : i === doneCount ? next : 'todo',
    doneAt: i < doneCount ? order[column] : null,
  }));
}

/** Returns how many steps lie behind a state of the course. */
const doneSteps = (status: OrderStatus) => Math.max(0, status / 10 - 1);

function countDone(order: StepFacts) {
  const open = STEP_TIMES.findIndex((column) => order[column] === null);
  return open === -1 ? STEP_TIMES.length : open;
}
