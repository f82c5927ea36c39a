import { symbol } from 'd3-shape';
import * as S from './Chart.styles';
import { shapes } from './model/shapes';
import type { ChartLayout } from './model/layout';
import { inkOf } from './Patterns';

const FEW = 31;
const SHAPES_PER_LINE = 12;

/** The lines of a layout in their order, those to compare with below. Points have shapes. */
export function Lines({
  layout,
  area = false,
}: {
  layout: ChartLayout;
  area?: boolean | undefined;
}) {
  const lines = [...(layout.lines ?? [])].sort((a, b) => Number(b.dashed) - Number(a.dashed));
  return lines.map(({ seriesIndex, dashed, path, area: filled }) => (
    <S.Ink key={seriesIndex} data-series={inkOf(seriesIndex, dashed)}>
      {area && <path d={filled} fill="currentcolor" fillOpacity="0.12" />}
      <path
        d={path}
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={dashed ? '5 5' : undefined}
      />
      <Points layout={layout} seriesIndex={seriesIndex} isAlone={lines.length === 1} />
    </S.Ink>
  ));
}

interface PointsProps {
  layout: ChartLayout;
  seriesIndex: number;
  isAlone: boolean;
}

/** Shapes on a line: all points where they are few, else enough to tell lines apart. */
function Points({ layout, seriesIndex, isAlone }: PointsProps) {
  const points = layout.marks.filter((mark) => mark.seriesIndex === seriesIndex);
  const isFew = points.length <= FEW;
  if (isAlone && !isFew) return null;
  const every = isFew ? 1 : Math.ceil(points.length / SHAPES_PER_LINE);
  const shape = symbol(shapes[seriesIndex % shapes.length], isFew ? 36 : 56)() ?? '';
  return points
    .filter((_, position) => position % every === 0)
    .map(({ index, x, y }) => (
      <S.Point key={index} d={shape} transform={`translate(${x + 4} ${y + 4})`} />
    ));
}
