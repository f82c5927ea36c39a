import type { MaskState } from '../../report';

const DAY = 24 * 60 * 60 * 1000;

/** Term of a mask on the day of the report. */
export type MaskTerm = 'expired' | 'soon' | 'holds';

/**
 * Returns how many days the mask still holds after the day of `at`; negative once it has expired.
 */
export function daysLeft({ until }: MaskState, at: string): number {
  return daysFrom(at.slice(0, 10), until);
}

/** Returns for how many days the mask has held on the day of `at`: none on its first. */
export function ageOf({ since }: MaskState, at: string): number {
  return Math.max(0, daysFrom(since, at.slice(0, 10)));
}

const daysFrom = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY);

/** Returns whether the mask has expired, does so within a fortnight, or holds. */
export function termOf(mask: MaskState, at: string): MaskTerm {
  const days = daysLeft(mask, at);
  if (days < 0) return 'expired';
  return days <= 14 ? 'soon' : 'holds';
}

/** Returns the masks with those that end first in front. */
export function byTerm(masks: readonly MaskState[]): MaskState[] {
  return masks.toSorted((one, other) => one.until.localeCompare(other.until));
}
