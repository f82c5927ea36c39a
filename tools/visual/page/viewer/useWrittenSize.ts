import { useCallback } from 'react';
import { useLocale } from '@mingjian/ui';
import type { Size } from '../model/zoom';

/** Returns the way to write a size: "1,280 × 96". */
export function useWrittenSize(): (size: Size) => string {
  const { locale } = useLocale();
  return useCallback(
    ({ width, height }) => {
      const number = new Intl.NumberFormat(locale);
      return `${number.format(width)} × ${number.format(height)}`;
    },
    [locale],
  );
}
