/**
 * Beijing time. China has kept UTC+8 without summer time since 1992, so it is arithmetic and needs
 * no zone table.
 */
const OFFSET = 8 * 3_600_000;

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Returns a moment as it travels: `yyyy-MM-dd HH:mm:ss`, Beijing time. */
export function beijing(time: Date): string;
export function beijing(time: Date | null): string | null;
export function beijing(time: Date | null) {
  return time && new Date(time.getTime() + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the Beijing day of a moment, `yyyy-MM-dd`. */
export const beijingDay = (time: Date) => beijing(time).slice(0, 10);

/** Returns the first moment of a Beijing day, `days` later. */
export const startOfBeijingDay = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET + days * DAY);

/**
 * Returns the moment of `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd` in Beijing; `undefined` for a day or
 * time that does not exist.
 */
export function fromBeijing(text: string) {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (!parts) return undefined;
  const time = new Date(Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`) - OFFSET);
  return !Number.isNaN(time.getTime()) && beijing(time).startsWith(parts[1]!) ? time : undefined;
}

/**
 * Returns the day of `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; `undefined` when it does not exist.
 * Days before the year 1 are refused, because no column of days holds them.
 */
export const dayIn = (text: string) =>
  fromBeijing(text) && !text.startsWith('0000') ? text.slice(0, 10) : undefined;
