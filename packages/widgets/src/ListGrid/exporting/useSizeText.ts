import { useLocale } from '@mingjian/ui';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns what writes the size of a file, given in bytes, in the unit that suits it. */
export function useSizeText(): (bytes: number) => string {
  const { locale } = useLocale();
  return (bytes) => {
    const power = Math.min(
      UNITS.length - 1,
      Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_000))),
    );
    const format = {
      style: 'unit',
      unit: UNITS[power],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    } as const;
    return new Intl.NumberFormat(locale, format).format(bytes / 1_000 ** power);
  };
}
