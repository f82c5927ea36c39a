import { CELLS, isSpoken } from '../cells';
import type { Decision } from '../report';

/** The day of the first baseline. */
const FIRST_DAY = '2026-11-01';

/**
 * Returns the reason why a stored decision is none; `null` where it is one.
 * `today` is `2026-11-22`; clocks of two machines may be a day apart.
 */
export function decisionFault(decision: Decision, today: string): string | null {
  const { cell, before, after, verdict, reason, by, at } = decision;
  if (!(cell in CELLS || isSpoken(cell))) return `there is no cell \`${cell}\`.`;
  if (!isContent(before) || !isContent(after)) return 'it does not name two contents.';
  if (verdict !== 'accept' && verdict !== 'deny') return 'it neither accepts nor denies.';
  if (!by?.trim()) return 'it has no name (by).';
  if (!reason?.trim()) return 'it has no reason.';
  if (!isMoment(at)) return 'it has no date (at: "2026-11-22T09:30:00.000Z").';
  return at.slice(0, 10) < FIRST_DAY || at.slice(0, 10) > dayAfter(today)
    ? `its date cannot be right: ${at}.`
    : null;
}

const isContent = (hash: unknown) =>
  hash === null || (typeof hash === 'string' && /^[0-9a-f]{20}$/.test(hash));

const isMoment = (at: unknown) =>
  typeof at === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(at) &&
  !Number.isNaN(Date.parse(at));

const dayAfter = (day: string) =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
