import { useMemo } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { ChartFrame } from './ChartFrame';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';
import type { ChartProps } from './chartProps';
import { Legend } from './Legend';
import { donutLayout } from './model/donutLayout';
import { shareOf, shareWords } from './model/format';
import { inkOf } from './Patterns';

export interface DonutChartProps extends Omit<ChartProps, 'series'> {
  /** The values, one for each category. */
  values: readonly (number | null)[];
  /** Name of the values, in the table. @default the title */
  valueLabel?: string | undefined;
}

/**
 * Shares of a whole as a ring, with their sum inside. Renders a `<figure>` with a table behind it.
 * For more than six shares use `BarChart`.
 */
export function DonutChart({ values, valueLabel, ...rest }: DonutChartProps) {
  const t = useTexts(chartTexts);
  const { locale } = useLocale();
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  const name = valueLabel ?? rest.title;
  const series = useMemo(() => [{ key: 'values', name, values }], [name, values]);
  const wordsOf = (value: number, words: (value: number) => string) =>
    shareWords(words(value), value, total, locale);
  return (
    <ChartFrame
      {...rest}
      series={series}
      layoutOf={donutLayout}
      wordsOf={wordsOf}
      isAside
      legend={({ id, words }) => (
        <Legend
          id={id}
          entries={rest.categories.map((category, index) => {
            const value = values[index];
            if (value == null) return { name: category, value: '–' };
            const share = total > 0 ? shareOf(value, total, locale) : undefined;
            return { name: category, value: words(value), share };
          })}
        />
      )}
      draw={({ marks }, { width, height, fill, words }) => (
        <g transform={`translate(${width / 2} ${height / 2})`}>
          {marks.length === 0 && <EmptyRing size={Math.min(width, height)} />}
          {marks.map(({ index, path }) => (
            <S.Ink key={index} data-series={inkOf(index)}>
              <path d={path} fill={fill(inkOf(index))} />
            </S.Ink>
          ))}
          <text textAnchor="middle" y="-12">
            {t.total}
          </text>
          <text textAnchor="middle" y="14" data-strong>
            {words(total)}
          </text>
        </g>
      )}
    />
  );
}

/** The ring of a whole that is zero. */
function EmptyRing({ size }: { size: number }) {
  const outer = Math.max(24, size / 2 - 8);
  return (
    <S.Ink data-series={5}>
      <circle
        r={outer * 0.82}
        fill="none"
        stroke="currentcolor"
        strokeOpacity="0.25"
        strokeWidth={outer * 0.36}
      />
    </S.Ink>
  );
}
