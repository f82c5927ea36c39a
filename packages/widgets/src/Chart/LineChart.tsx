import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './chartProps';
import { Lines } from './Lines';
import { lineLayout } from './model/lineLayout';

export interface LineChartProps extends ChartProps {
  /** Whether the area below the lines is tinted. @default false */
  area?: boolean | undefined;
}

/**
 * A course of values as lines; `dashed` marks a series to compare with. Renders a `<figure>` with a
 * table behind it. Ten thousand points are drawn, thinned to the pixel.
 */
export function LineChart({ area = false, ...rest }: LineChartProps) {
  return (
    <ChartFrame
      {...rest}
      swatch="line"
      layoutOf={lineLayout}
      draw={(layout) => <Lines layout={layout} area={area} />}
    />
  );
}
