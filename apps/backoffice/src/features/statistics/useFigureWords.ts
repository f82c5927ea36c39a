import { useMemo } from 'react';
import { FIGURES, moneyText, type FigureRule, type StatisticFigure } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import { changeOf } from './model/changeOf';
import { statisticTexts } from './statistics.texts';

/** Words of a statistic's figures, in the current language. */
export interface FigureWords {
  /** Returns a value in words; a dash for none. */
  valueOf(figure: StatisticFigure, value: number | null | undefined): string;
  /** Returns what a figure is to the period before. */
  changeOf(
    figure: StatisticFigure,
    now: number | null | undefined,
    before: number | null | undefined,
  ): string;
}

/** Returns the words of figures. */
export function useFigureWords(): FigureWords {
  const t = useTexts(statisticTexts);
  const { locale } = useLocale();
  return useMemo(() => {
    const counts = new Intl.NumberFormat(locale);
    const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const tenths = new Intl.NumberFormat(locale, oneDigit);
    const percents = new Intl.NumberFormat(locale, { style: 'percent', ...oneDigit });
    const kindOf = (figure: StatisticFigure): FigureRule['kind'] => FIGURES[figure].kind;
    const words: Record<FigureRule['kind'], (value: number) => string> = {
      count: (value) => counts.format(value),
      money: (value) => moneyText(value, locale),
      days: (value) => t.days(tenths.format(value)),
      share: (value) => percents.format(value),
    };
    return {
      valueOf: (figure, value) => (value == null ? t.none : words[kindOf(figure)](value)),
      changeOf: (figure, now, before) => {
        const change = changeOf(kindOf(figure), now, before);
        if (change.kind === 'none') return t.noBefore;
        if (change.kind === 'same') return t.same;
        const size = {
          relative: percents.format,
          absolute: words[kindOf(figure)],
          points: (points: number) => t.points(tenths.format(points)),
          days: (days: number) => t.days(tenths.format(days)),
        }[change.kind](change.size);
        return t.change(change.isMore ? '+' : '−', size);
      },
    };
  }, [t, locale]);
}
