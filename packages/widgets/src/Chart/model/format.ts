/** A named format of values: money is integer fen, a percent is a share of 1. */
export type ChartFormat = 'count' | 'money' | 'percent' | 'days';

/** A format by name, or a function that returns the words of a value. */
export type ChartFormatting = ChartFormat | ((value: number) => string);

const exact: Record<ChartFormat, Intl.NumberFormatOptions> = {
  count: { maximumFractionDigits: 2 },
  money: { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' },
  percent: { style: 'percent', maximumFractionDigits: 2 },
  days: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 2 },
};
const short: Record<ChartFormat, Intl.NumberFormatOptions> = {
  count: { notation: 'compact', maximumFractionDigits: 1 },
  money: { ...exact.money, notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  days: { notation: 'compact', maximumFractionDigits: 1 },
};

/** Returns the exact words of values, and the short ones for axes, such as 1.2万 or 12K. */
export function formatsOf(format: ChartFormatting, locale: string) {
  if (typeof format === 'function') return { full: format, axis: format };
  const fulls = new Intl.NumberFormat(locale, exact[format]);
  const shorts = new Intl.NumberFormat(locale, short[format]);
  const own = (value: number) => (format === 'money' ? value / 100 : value);
  return {
    full: (value: number) => fulls.format(own(value)),
    axis: (value: number) => shorts.format(own(value)),
  };
}

/** Returns a value as a plain number for a file: money in yuan. */
export function plainNumber(value: number, format: ChartFormatting): string {
  return format === 'money' ? (value / 100).toFixed(2) : String(value);
}

/** Returns the share of a value in a whole, in percent. */
export function shareOf(value: number, whole: number, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return percent.format(value / whole);
}

/** Returns the words of a value with its share of a whole, such as `620 · 71%`. */
export function shareWords(words: string, value: number, whole: number, locale: string): string {
  return whole > 0 ? `${words} · ${shareOf(value, whole, locale)}` : words;
}
