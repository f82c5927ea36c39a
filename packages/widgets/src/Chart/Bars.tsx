import type { PlacedMark } from './model/chartModel';
import * as S from './Chart.styles';
import { inkOf } from './Patterns';

export interface BarsProps {
  marks: readonly PlacedMark[];
  fill: (index: number) => string;
}

/** The marks of a chart as rectangles in the pattern of their series. */
export function Bars({ marks, fill }: BarsProps) {
  return marks.map(({ seriesIndex, index, x, y, width, height }) => (
    <S.Ink key={`${seriesIndex}-${index}`} data-series={inkOf(seriesIndex)}>
      <rect x={x} y={y} width={width} height={height} rx="2" fill={fill(seriesIndex)} />
    </S.Ink>
  ));
}
