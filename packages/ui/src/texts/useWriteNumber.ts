import { useLocale } from './LocaleProvider';

const writers = new Map<string, (value: number) => string>();

/**
 * Returns what writes a number in the language in force, such as `12,480`: the same function until
 * that changes, and one for all that ask.
 */
export function useWriteNumber(): (value: number) => string {
  const { locale } = useLocale();
  const known = writers.get(locale);
  if (known) return known;
  const { format } = new Intl.NumberFormat(locale);
  writers.set(locale, format);
  return format;
}
