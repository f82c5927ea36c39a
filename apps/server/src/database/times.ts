const BEIJING_OFFSET = 8 * 3_600_000;
const DAY = 86_400_000;

/** Returns the time as it leaves the server: `yyyy-MM-dd HH:mm:ss`, Beijing. */
export function beijing(time: Date): string;
export function beijing(time: Date | null): string | null;
export function beijing(time: Date | null) {
  return (
    time && new Date(time.getTime() + BEIJING_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
  );
}

/** Returns the Beijing day of a time, `yyyy-MM-dd`. */
export const beijingDay = (time: Date) => beijing(time).slice(0, 10);

/** Returns the first moment of a Beijing day, `days` later. */
export const startOfBeijingDay = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_OFFSET + days * DAY);

/**
 * Returns the moment that `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd` means in Beijing; `undefined` when
 * there is no such moment.
 */
export function fromBeijing(text: string) {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (!parts) return undefined;
  const time = new Date(Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`) - BEIJING_OFFSET);
  return !Number.isNaN(time.getTime()) && beijing(time).startsWith(parts[1]!) ? time : undefined;
}

/**
 * Returns the day of `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; `undefined` when there is none. No
 * column of days holds a year 0.
 */
export const dayIn = (text: string) =>
  fromBeijing(text) && !text.startsWith('0000') ? text.slice(0, 10) : undefined;
