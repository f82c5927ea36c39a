import type { FormatNumber } from './texts';

const formats = new Map<string, FormatNumber>();

/** Returns the number formatter of a locale, the same function for each call. */
export function numberFormatOf(locale: string): FormatNumber {
  const known = formats.get(locale);
  if (known) return known;
  const { format } = new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}
