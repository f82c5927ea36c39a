import { arc, pie } from 'd3-shape';
import { marksOf, type ChartContents, type ChartMark, type ChartSize } from './chartModel';
import { EDGE, type ChartLayout } from './layout';

/** Radius of the hole, as a share of the ring's. */
const HOLE = 0.64;

/** Returns the slices of a ring; values of zero or less have none. */
export function donutLayout(contents: ChartContents, { width, height }: ChartSize): ChartLayout {
  const marks = marksOf(contents).filter(({ value, seriesIndex }) => value > 0 && !seriesIndex);
  const outer = Math.max(24, Math.min(width, height) / 2 - EDGE);
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(outer * HOLE)
    .outerRadius(outer)
    .digits(2);
  const slices = pie<ChartMark>()
    .value(({ value }) => value)
    .sort(null)
    .padAngle(marks.length > 1 ? 0.015 : 0)(marks);
  return {
    marks: slices.map((slice) => {
      const [x, y] = ring.centroid(slice);
      const size = outer * (1 - HOLE);
      return {
        ...slice.data,
        x: width / 2 + x - size / 2,
        y: height / 2 + y - size / 2,
        width: size,
        height: size,
        path: ring(slice) ?? '',
        origin: [width / 2, height / 2],
        holds: (px, py) => {
          const [dx, dy] = [px - width / 2, py - height / 2];
          const away = Math.hypot(dx, dy);
          // From twelve o'clock, clockwise, as the slices are.
          const angle = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
          return (
            away >= outer * HOLE &&
            away <= outer &&
            angle >= slice.startAngle &&
            angle < slice.endAngle
          );
        },
      };
    }),
  };
}
