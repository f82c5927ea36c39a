import { useTexts } from '@mingjian/ui';
import { ChartFrame } from './ChartFrame';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';
import type { ChartProps } from './chartProps';
import { donutLayout } from './model/layouts';
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
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  return (
    <ChartFrame
      {...rest}
      series={[{ key: 'values', name: valueLabel ?? rest.title, values }]}
      layoutOf={donutLayout}
      legend={rest.categories}
      draw={({ marks }, { width, height, fill, words }) => (
        <g transform={`translate(${width / 2} ${height / 2})`}>
          {marks.length === 0 && <EmptyRing size={Math.min(width, height)} />}
          {marks.map(({ index, path }) => (
            <S.Ink key={index} data-series={inkOf(index)}>
              <path d={path} fill={fill(index)} />
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
        r={outer * 0.8}
        fill="none"
        stroke="currentcolor"
        strokeOpacity="0.25"
        strokeWidth={outer * 0.4}
      />
    </S.Ink>
  );
}
