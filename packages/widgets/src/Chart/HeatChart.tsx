import { ChartFrame } from './ChartFrame';
import * as S from './Chart.styles';
import type { ChartProps } from './chartProps';
import { marksOf } from './model/chartModel';
import { heatLayout, heatShare, type HeatScale } from './model/heatLayout';

export type HeatChartProps = ChartProps;

const STEPS = [0, 0.25, 0.5, 0.75, 1];
const tintOf = (share: number) => 0.08 + 0.92 * share;

/**
 * Values of two dimensions as tinted cells, such as weekday and hour: series are rows, categories
 * columns. Renders a `<figure>` with a table behind it.
 */
export function HeatChart(props: HeatChartProps) {
  const scale = heatShare(marksOf(props));
  return (
    <ChartFrame
      {...props}
      swatch="none"
      layoutOf={heatLayout}
      legend={({ words }) => <HeatLegend scale={scale} words={words} />}
      draw={({ marks }) => (
        <S.Ink data-series={0}>
          {marks.map(({ seriesIndex, index, value, x, y, width, height }) => (
            <rect
              key={`${seriesIndex}-${index}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="2"
              fill="currentcolor"
              fillOpacity={tintOf(scale.share(value))}
            />
          ))}
        </S.Ink>
      )}
    />
  );
}

/** The tints from the lowest value to the highest. */
function HeatLegend({ scale, words }: { scale: HeatScale; words: (value: number) => string }) {
  return (
    <S.Legend as="div">
      <S.HeatScale>
        {words(scale.low)}
        <S.Swatch width="120" height="12" data-series={0} aria-hidden>
          {STEPS.map((step, position) => (
            <rect
              key={step}
              x={position * 24}
              width="23"
              height="12"
              rx="2"
              fill="currentcolor"
              fillOpacity={tintOf(step)}
            />
          ))}
        </S.Swatch>
        {words(scale.high)}
      </S.HeatScale>
    </S.Legend>
  );
}
