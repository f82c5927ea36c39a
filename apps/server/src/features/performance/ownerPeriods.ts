import type { TaskAct, TaskStatus } from '@mingjian/api';

/** An event of a task's history, as far as it says who had the task. */
export interface HeldEvent {
  action: TaskAct;
  after: TaskStatus;
  /** Person who had the task afterwards; `null` for nobody, and in events of earlier releases. */
  ownerId: string | null;
  /** Person who made the move. */
  userId: string | null;
  time: Date;
}

/** A stretch of time in which one person worked on a task. */
export interface OwnerPeriod {
  ownerId: string;
  from: Date;
  to: Date;
}

/** States of a task that its person works on; behind them it waits for the reviewer. */
const HELD: ReadonlySet<TaskStatus> = new Set<TaskStatus>([10, 20, 25, 28, 35]);

/** Moves that only the person of a task makes. */
const OWN_MOVES: ReadonlySet<TaskAct> = new Set<TaskAct>([
  'start',
  'submit',
  'resume',
  'waitForSource',
  'hold',
  'giveUp',
]);

const isHandedOver = ({ action }: HeldEvent) => action === 'assign' || action === 'reassign';

/**
 * Returns who has a task after each of its events. Where an event does not say it, the next own
 * move before the task was handed on does, and in the end the present owner.
 */
export function ownersAfter(
  events: readonly HeldEvent[],
  ownerId: string | null,
): (string | null)[] {
  let known: string | null = null;
  return events.map((event, index) => {
    if (event.ownerId !== null) known = event.ownerId;
    else if (OWN_MOVES.has(event.action)) known = event.userId ?? known;
    else if (isHandedOver(event)) known = laterOwner(events.slice(index + 1), ownerId);
    return known;
  });
}

function laterOwner(later: readonly HeldEvent[], ownerId: string | null) {
  for (const event of later) {
    if (isHandedOver(event)) return null;
    if (event.ownerId !== null) return event.ownerId;
    if (OWN_MOVES.has(event.action) && event.userId !== null) return event.userId;
  }
  return ownerId;
}

/** Returns the stretches of time in which people worked on a task, in their order. */
export function ownerPeriods(
  events: readonly HeldEvent[],
  ownerId: string | null,
  now: Date,
): OwnerPeriod[] {
  const owners = ownersAfter(events, ownerId);
  return events.flatMap(({ after, time }, index) => {
    const owner = owners[index];
    const to = events[index + 1]?.time ?? now;
    return owner && HELD.has(after) ? [{ ownerId: owner, from: time, to }] : [];
  });
}
