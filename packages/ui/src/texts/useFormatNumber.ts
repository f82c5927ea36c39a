import { useLocale } from './LocaleProvider';
import { numberFormatOf } from './numberFormat';
import type { FormatNumber } from './texts';

/**
 * Returns a number formatter for the current locale, such as `12,480`. It stays the same function
 * until the locale changes. In a text, take the number and format it there: see `defineTexts`.
 */
export function useFormatNumber(): FormatNumber {
  return numberFormatOf(useLocale().locale);
}
