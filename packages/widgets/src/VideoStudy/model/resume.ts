import { knownDuration } from '../../internal/media/mediaTime';

/**
 * Whether a study is resumed from its saved position: there is one, and it is below the duration.
 * An unknown duration (0, NaN, `null`) decides nothing yet.
 */
export function isResumable(position: number | null, duration: number | null): boolean {
  return position !== null && position > 0 && Number(duration) > position;
}

/** Returns the first known one of two durations: the browser's before the saved one. */
export function durationOf(measured: number | null, saved: number | null): number | null {
  return knownDuration(measured) ?? knownDuration(saved);
}
