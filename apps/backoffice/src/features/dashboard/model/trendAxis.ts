/** Returns the value at the top of an axis: the next even round number, at least 2. */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most)! * power;
  return step % 2 === 0 ? step : step * 2;
}

/** Whether a day (`yyyy-MM-dd`) is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/**
 * Returns the label of a day below its bars. English has the month before the first day and the
 * first of a month only, because 11/9 reads as either.
 */
export function dayLabel(day: string, language: 'zh' | 'en', isFirst: boolean): string {
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  if (language === 'zh') return `${month}/${date}`;
  if (!isFirst && date !== 1) return String(date);
  const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
  return `${name.format(new Date(`${day}T00:00:00Z`))} ${date}`;
}
