import { ChartFrame } from './ChartFrame';
import * as S from './Chart.styles';
import type { ChartProps } from './chartProps';
import { heatLayout, heatShare } from './model/layouts';

export type HeatChartProps = ChartProps;

/**
 * Values of two dimensions as tinted cells, such as weekday and hour: series are rows, categories
 * columns. Renders a `<figure>` with a table behind it.
 */
export function HeatChart(props: HeatChartProps) {
  return (
    <ChartFrame
      {...props}
      layoutOf={heatLayout}
      legend={[]}
      draw={({ marks }) => {
        const share = heatShare(marks);
        return (
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
                fillOpacity={0.06 + 0.94 * share(value)}
              />
            ))}
          </S.Ink>
        );
      }}
    />
  );
}
