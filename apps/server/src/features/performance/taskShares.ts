import { ownerPeriods, type HeldEvent } from './ownerPeriods';

/** A task, as its parts are divided among those who had it. */
export interface SharedTask {
  id: string;
  ownerId: string | null;
  events: readonly HeldEvent[];
}

/** Part of a task that was somebody's. */
export interface HeldTask<Task> {
  task: Task;
  /** Part of the time that the task was worked on, from 0 to 1. */
  fraction: number;
}

/** Tasks of a person, and the part of the order in percent. */
export interface PersonShare<Task> {
  userId: string;
  tasks: HeldTask<Task>[];
  share: number;
}

/** Least time that a person had a task: without it a task of a moment would be nobody's. */
const LEAST = 60_000;

/** Returns who had which part of the tasks; the shares add up to 100 unless nobody had any. */
export function sharesOf<Task extends SharedTask>(
  tasks: readonly Task[],
  now: Date,
): PersonShare<Task>[] {
  const people = new Map<string, { time: number; tasks: HeldTask<Task>[] }>();
  for (const task of tasks) {
    const held = new Map<string, number>();
    for (const { ownerId, from, to } of ownerPeriods(task.events, task.ownerId, now)) {
      const time = Math.max(LEAST, to.getTime() - from.getTime());
      held.set(ownerId, (held.get(ownerId) ?? 0) + time);
    }
    const whole = sum([...held.values()]);
    for (const [userId, time] of held) {
      const person = people.get(userId) ?? { time: 0, tasks: [] };
      person.time += time;
      person.tasks.push({ task, fraction: time / whole });
      people.set(userId, person);
    }
  }
  const sorted = [...people].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const shares = inHundred(sorted.map(([, { time }]) => time));
  return sorted.map(([userId, person], index) => ({
    userId,
    tasks: person.tasks,
    share: shares[index]!,
  }));
}

/** Returns the parts of a whole in percent, with two places: the largest remainders round up. */
export function inHundred(parts: readonly number[]): number[] {
  const whole = sum(parts);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 10_000);
  const floors = exact.map(Math.floor);
  const missing = 10_000 - sum(floors);
  const larger = exact
    .map((value, index) => ({ index, rest: value - floors[index]! }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((value, index) => (value + (larger.includes(index) ? 1 : 0)) / 100);
}

/** Returns the sum of numbers. */
export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
