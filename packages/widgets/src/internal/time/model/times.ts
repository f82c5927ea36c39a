const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether `text` is a time of the day as `HH:mm` or `HH:mm:ss`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** Returns the seconds from midnight to `time`. */
export function secondOf(time: string): number {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour * HOUR + minute * MINUTE + second;
}

/** Returns the time a number of seconds after midnight, as `HH:mm`, or as `HH:mm:ss`. */
export function timeAt(second: number, seconds: boolean): string {
  const parts = [Math.floor(second / HOUR), Math.floor(second / MINUTE) % 60, second % 60];
  return parts
    .slice(0, seconds ? 3 : 2)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Returns a time, or a day with a time, with seconds, so that texts compare as times do. */
export function withSeconds(time: string): string {
  return /:\d\d:\d\d$/.test(time) ? time : `${time}:00`;
}

/** Returns a time, or a day with a time, with or without its seconds. */
export function inPrecision(time: string, seconds: boolean): string {
  return seconds ? withSeconds(time) : withSeconds(time).slice(0, -3);
}

export interface TimeListOptions {
  /** Minutes between two times. */
  step: number;
  /** Whether times have seconds. */
  seconds: boolean;
  min?: string | undefined;
  max?: string | undefined;
}

/** Returns the times of a day every `step` minutes from midnight, within the limits. */
export function timesOfDay({ step, seconds, min, max }: TimeListOptions): string[] {
  const length = Math.max(1, Math.floor(step) || 1) * MINUTE;
  const first = min === undefined ? 0 : secondOf(min);
  const last = max === undefined ? DAY - 1 : secondOf(max);
  return Array.from({ length: Math.ceil(DAY / length) }, (_, index) => index * length)
    .filter((second) => first <= second && second <= last)
    .map((second) => timeAt(second, seconds));
}

/** Returns the index of the first time not before `time`, or else of the last one. */
export function indexNear(times: readonly string[], time: string): number {
  const index = times.findIndex((one) => withSeconds(one) >= withSeconds(time));
  return index < 0 ? times.length - 1 : index;
}

/** Returns the index of the first time that starts with the typed digits, -1 for none. */
export function indexOfDigits(times: readonly string[], digits: string): number {
  const startsWith = (typed: string) =>
    times.findIndex((time) => time.replaceAll(':', '').startsWith(typed));
  const index = startsWith(digits);
  return index < 0 ? startsWith(`0${digits}`) : index;
}

/** A part of a time as text, with the seconds that an arrow key moves it by. */
export interface TimeSegment {
  start: number;
  end: number;
  seconds: number;
}

const SEGMENTS: readonly TimeSegment[] = [
  { start: 0, end: 2, seconds: HOUR },
  { start: 3, end: 5, seconds: MINUTE },
  { start: 6, end: 8, seconds: 1 },
];

/** Returns the segment of a time under the caret. */
export function segmentAt(time: string, caret: number): TimeSegment {
  const count = time.length > 5 ? 3 : 2;
  return SEGMENTS[Math.min(Math.floor(Math.max(caret, 0) / 3), count - 1)]!;
}

/** Returns a time moved by seconds: around midnight, or up to the limits where there are some. */
export function movedTime(
  time: string,
  by: number,
  { min, max }: Pick<TimeListOptions, 'min' | 'max'>,
): string {
  const seconds = time.length > 5;
  const moved = secondOf(time) + by;
  if (min === undefined && max === undefined) return timeAt((moved + DAY) % DAY, seconds);
  const first = min === undefined ? 0 : secondOf(min);
  const last = max === undefined ? DAY - 1 : secondOf(max);
  return timeAt(Math.max(Math.min(moved, last), first), seconds);
}
