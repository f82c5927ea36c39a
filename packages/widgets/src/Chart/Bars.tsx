import type { ChartSeries, PlacedMark } from './model/chartModel';
import * as S from './Chart.styles';
import { inkOf, type Ink } from './Patterns';

export interface BarsProps {
  marks: readonly PlacedMark[];
  series: readonly ChartSeries[];
  fill: (ink: Ink) => string;
  /** Whether bars have no round corners, as those of a stack. @default false */
  square?: boolean | undefined;
}

/** The marks of a chart as rectangles in the pattern of their series. */
export function Bars({ marks, series, fill, square = false }: BarsProps) {
  return marks.map(({ seriesIndex, index, value, x, y, width, height }) => {
    if (value === 0) return null;
    const ink = inkOf(seriesIndex, series[seriesIndex]?.dashed);
    return (
      <S.Ink key={`${seriesIndex}-${index}`} data-series={ink}>
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={square ? undefined : 2}
          fill={fill(ink)}
        />
      </S.Ink>
    );
  });
}
