import type { HoldType } from '@mingjian/api';
import { between, pickWeighted, share } from './pick';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEIJING = 8 * HOUR;

/** Shortest and longest duration of each of the first eight steps, in hours. */
const REFINED: readonly (readonly [number, number])[] = [
  [0.4, 9],
  [10, 130],
  [2, 16],
  [4, 24],
  [20, 90],
  [2, 12],
  [3, 16],
  [5, 30],
];
/** Working days that `REFINED` fits. */
const USUAL_DAYS = 7;
const FLASH: readonly (readonly [number, number])[] = [
  [0.05, 3],
  [0.5, 50],
  [0, 0],
  [0, 0],
  [0.1, 6],
  [0.05, 0.3],
  [0.01, 0.1],
  [5, 40],
];

/** Steps that get stuck, with the reason. */
const STUCK: readonly (readonly [{ step: number; holdType: HoldType }, number])[] = [
  [{ step: 2, holdType: 1 }, 50],
  [{ step: 1, holdType: 2 }, 5],
  [{ step: 5, holdType: 3 }, 25],
  [{ step: 5, holdType: 1 }, 8],
  [{ step: 4, holdType: 2 }, 6],
  [{ step: 7, holdType: 4 }, 6],
];

/** Times of an order's steps, if nothing stops it. */
export interface Timeline {
  /** When each of the nine steps is done. */
  done: Date[];
  /** The step that takes long, and why. */
  stuck: { step: number; holdType: HoldType } | undefined;
  /** The step at which it is broken off, and when. */
  end: { step: number; status: -10 | -20; at: Date } | undefined;
}

/** The circumstances of an order. */
export interface TimelineOptions {
  isFlash: boolean;
  /** Working days that it should take once the candidate has answered. */
  slaDays: number;
  /** When an order is settled that was finished at a time. */
  settledAt(finished: Date): Date;
}

/** Returns how order `index` goes that was placed at `placed`. */
export function timelineOf(
  index: number,
  placed: Date,
  { isFlash, slaDays, settledAt }: TimelineOptions,
): Timeline {
  const hours = isFlash ? FLASH : REFINED;
  const stuck = share(index, 100) < 0.14 ? stuckAt(index, isFlash) : undefined;
  const done: Date[] = [];
  let time = placed;
  hours.forEach(([low, high], i) => {
    let wait = between(index, 110 + i, low, high) * (i > 1 && !isFlash ? slaDays / USUAL_DAYS : 1);
    if (i === 0 && share(index, 102) < 0.25) wait += between(index, 103, 10, 40);
    if (stuck?.step === i + 1) wait += between(index, 104, 4, 30) * 24;
    const next = new Date(time.getTime() + Math.round(wait * 3_600) * 1_000);
    time = isByPerson(i, isFlash) ? toWorkingTime(next, index, i) : next;
    done.push(time);
  });
  done.push(settledAt(time));
  return { done, stuck, end: endOf(index, placed, done, isFlash) };
}

/** Whether it is Saturday or Sunday in Beijing. */
export function isWeekend(time: number) {
  const weekday = (Math.floor((time + BEIJING) / DAY) + 4) % 7;
  return weekday === 0 || weekday === 6;
}

/** Candidates answer at any hour; data sources run the middle of a flash check. */
const isByPerson = (i: number, isFlash: boolean) =>
  isFlash ? i === 0 || i === FLASH.length - 1 : i !== 1;

/** A flash check is neither dispatched nor reviewed by people, so it cannot wait there. */
const passesByItself = (step: number, isFlash: boolean) => isFlash && (step === 3 || step === 4);

function stuckAt(index: number, isFlash: boolean) {
  const stuck = pickWeighted(STUCK, index, 101);
  return passesByItself(stuck.step, isFlash) ? undefined : stuck;
}

function endOf(
  index: number,
  placed: Date,
  done: readonly Date[],
  isFlash: boolean,
): Timeline['end'] {
  const kind = share(index, 120);
  if (kind >= 0.065) return undefined;
  const isCancelled = kind < 0.05;
  const chosen = isCancelled
    ? pickWeighted(
        [
          [1, 15],
          [2, 65],
          [3, 10],
          [4, 10],
        ] as const,
        index,
        121,
      )
    : pickWeighted(
        [
          [5, 60],
          [6, 20],
          [7, 20],
        ] as const,
        index,
        121,
      );
  const step = passesByItself(chosen, isFlash) ? 2 : chosen;
  const begun = step === 1 ? placed : done[step - 2]!;
  return {
    step,
    status: isCancelled ? -10 : -20,
    at: toWorkingTime(new Date(begun.getTime() + between(index, 122, 3, 90) * HOUR), index, 9),
  };
}

/** Moves a time into office hours: nine to seven, Monday to Friday. */
function toWorkingTime(time: Date, index: number, salt: number) {
  let moved = Math.floor(time.getTime() / 1_000) * 1_000;
  const intoDay = (moved + BEIJING) % DAY;
  if (intoDay < 9 * HOUR)
    moved += 9 * HOUR - intoDay + Math.floor(share(index, 130 + salt) * 3_000) * 1_000;
  else if (intoDay > 19 * HOUR)
    moved += 33 * HOUR - intoDay + Math.floor(share(index, 130 + salt) * 3_000) * 1_000;
  while (isWeekend(moved)) moved += DAY;
  return new Date(moved);
}

/**
 * Returns when the statement of the month in which a client's order was finished is paid. A client
 * that pays in advance has paid once it confirms; the first one takes its time.
 */
export function statementPaidAt(finished: Date, client: number, paysLater: boolean): Date {
  const local = new Date(finished.getTime() + BEIJING);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const salt = client * 12 + month;
  const days = paysLater ? between(salt, 140, 20, 70) : between(salt, 141, 2, 24);
  const day = Date.UTC(year, month + 1, 1 + Math.floor(client === 0 ? SLOW : days));
  return new Date(day - BEIJING + (9 + Math.floor(share(salt, 142) * 9)) * HOUR);
}

/** Days that the first client takes, so that it always has a statement to confirm. */
const SLOW = 40;
