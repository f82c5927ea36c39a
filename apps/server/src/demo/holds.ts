import {
  beijingDay,
  DAY,
  dueAfter,
  type HoldFor,
  type HoldType,
  type WorkCalendar,
} from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { OrderDueChangeTable, OrderHoldTable } from '../features/orders/clockTables';
import { stopsClock } from '../features/orders/orderHolds';
import type { OrderTable } from '../features/orders/tables';
import { officeTime } from './officeHours';
import { between, pick } from './pick';
import { isWeekend } from './timeline';
import { HOLD_REASONS } from './words';

/** A stretch in which an order was on hold; `to` is `null` while it is. */
export interface Hold {
  holdType: HoldType;
  from: Date;
  to: Date | null;
  /** Whether its tasks did that, not a person. */
  isByTasks: boolean;
}

/** Rows of an order's holds, and of the changes of its due time. */
export interface DemoHolds {
  holds: Insertable<OrderHoldTable>[];
  dueChanges: Insertable<OrderDueChangeTable>[];
}

interface Course {
  index: number;
  placed: Date;
  /** When the steps were done, as far as they are. */
  times: readonly Date[];
  now: Date;
}

/** Returns the hold of an order that gets stuck at a step; `undefined` before that. */
export function holdAt(
  { index, placed, times, now }: Course,
  { step, holdType }: { step: number; holdType: HoldType },
): Hold | undefined {
  if (times.length < step - 1) return undefined;
  const begun = times[step - 2] ?? placed;
  const end = times[step - 1] ?? null;
  const length = (end ?? now).getTime() - begun.getTime();
  const part = (low: number, high: number, salt: number) =>
    new Date(
      begun.getTime() + Math.floor((length * between(index, salt, low, high)) / 1_000) * 1_000,
    );
  // Where a task waits, since the task does: see `refinedSteps`.
  const isByTasks = step === TASK_STEP && end === null && holdType !== 2;
  if (isByTasks) return { holdType, from: part(0.4, 0.6, 207), to: null, isByTasks };
  const from = inOffice(part(0.05, 0.15, 150), end ?? now, index);
  const to = end && inOffice(part(0.8, 0.95, 151), end, index);
  return from < begun || (to && to <= from) ? undefined : { holdType, from, to, isByTasks };
}

/** People work from Monday to Friday. */
function inOffice(about: Date, latest: Date, index: number) {
  const day = isWeekend(about.getTime()) ? new Date(about.getTime() - 2 * DAY) : about;
  return officeTime(day, latest, index, 153);
}

/** The step at which people work on tasks. */
const TASK_STEP = 5;

interface Terms {
  index: number;
  /** Working days of the product. */
  days: number;
  calendar: WorkCalendar;
}

/** Returns the rows of an order's hold. One that is to be accepted was returned, not held. */
export function demoHolds(
  order: Pick<OrderTable, 'id' | 'acceptTime' | 'submitTime' | 'pmId' | 'slaDueAt'>,
  hold: Hold | undefined,
  { index, days, calendar }: Terms,
): DemoHolds {
  const { acceptTime, submitTime, pmId } = order;
  if (!hold || !acceptTime || hold.from < acceptTime) return { holds: [], dueChanges: [] };
  const holdType = hold.holdType as HoldFor;
  const { from, to } = hold;
  const by = hold.isByTasks ? null : pmId;
  const stops = stopsClock(holdType) && submitTime !== null && from >= submitTime;
  const row: Insertable<OrderHoldTable> = {
    id: seededId(from, `hold ${order.id}`),
    orderId: order.id,
    holdType,
    stopsClock: stops,
    reason: pick(HOLD_REASONS[holdType], index, 152),
    beganAt: from,
    beganBy: by,
    endedAt: to,
    endedBy: to && by,
  };
  const before = submitTime && dueAfter(calendar, submitTime, days);
  const after = order.slaDueAt;
  if (!stops || !before || !after || !to || before >= after)
    return { holds: [row], dueChanges: [] };
  const moved = calendar.workdaysBetween(beijingDay(before), beijingDay(after));
  const change: Insertable<OrderDueChangeTable> = {
    id: seededId(to, `due ${order.id}`),
    orderId: order.id,
    kind: 1,
    timeBefore: before,
    timeAfter: after,
    reason: `暂停计时 ${moved} 个工作日，截止日顺延`,
    createdAt: to,
  };
  return { holds: [row], dueChanges: [change] };
}
