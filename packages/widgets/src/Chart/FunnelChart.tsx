import { useMemo } from 'react';
import { useLocale } from '@mingjian/ui';
import { Bars } from './Bars';
import { ChartFrame } from './ChartFrame';
import * as S from './Chart.styles';
import type { ChartProps } from './chartProps';
import type { PlacedMark } from './model/chartModel';
import { shareWords } from './model/format';
import { funnelLayout } from './model/funnelLayout';
import { labelWidth } from './model/labels';

export interface FunnelChartProps extends Omit<ChartProps, 'series'> {
  /** The values, one for each step. */
  values: readonly (number | null)[];
  /** Name of the values, in the table. @default the title */
  valueLabel?: string | undefined;
}

/**
 * Remaining values after each step, as centred bars with their share of the first. Renders a
 * `<figure>` with a table behind it. For values that are not steps use `BarChart`.
 */
export function FunnelChart({ values, valueLabel, ...rest }: FunnelChartProps) {
  const { locale } = useLocale();
  const name = valueLabel ?? rest.title;
  const series = useMemo(() => [{ key: 'values', name, values }], [name, values]);
  const first = values.find((value) => value != null) ?? 0;
  const wordsOf = (value: number, words: (value: number) => string) =>
    shareWords(words(value), value, first, locale);
  return (
    <ChartFrame
      {...rest}
      series={series}
      layoutOf={funnelLayout}
      wordsOf={wordsOf}
      draw={({ marks }, { fill, words }) => (
        <>
          <Falls marks={marks} />
          <Bars marks={marks} series={series} fill={fill} />
          {marks.map((mark) => (
            <StepText key={mark.index} mark={mark} text={wordsOf(mark.value, words)} />
          ))}
        </>
      )}
    />
  );
}

/** The tinted shapes between the bars of steps. */
function Falls({ marks }: { marks: readonly PlacedMark[] }) {
  return (
    <S.Ink data-series={0}>
      {marks.slice(1).map((to, position) => {
        const from = marks[position] ?? to;
        const [top, bottom] = [from.y + from.height, to.y];
        return (
          <path
            key={to.index}
            d={`M${from.x} ${top}H${from.x + from.width}L${to.x + to.width} ${bottom}H${to.x}Z`}
            fill="currentcolor"
            fillOpacity="0.14"
          />
        );
      })}
    </S.Ink>
  );
}

/** The value of a step inside its bar, or beside it where the bar is short. */
function StepText({ mark, text }: { mark: PlacedMark; text: string }) {
  const { x, y, width, height } = mark;
  const isInside = labelWidth(text) + 16 < width;
  return (
    <text
      x={isInside ? x + width / 2 : x + width + 8}
      y={y + height / 2}
      dy="0.35em"
      textAnchor={isInside ? 'middle' : 'start'}
      data-inside={isInside || undefined}
    >
      {text}
    </text>
  );
}
