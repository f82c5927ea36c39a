import { useCallback } from 'react';
import { Bars } from './Bars';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import type { ChartProps } from './chartProps';
import { barLayout } from './model/barLayout';

export interface BarChartProps extends ChartProps {
  /** Whether bars go from left to right, for long names. @default false */
  horizontal?: boolean | undefined;
  /** Whether the series of a category are one bar. @default false */
  stacked?: boolean | undefined;
}

/**
 * Values of categories as bars, side by side or stacked. Renders a `<figure>` with a table behind
 * it. For a course over time use `LineChart`.
 */
export function BarChart({ horizontal = false, stacked = false, ...rest }: BarChartProps) {
  const layoutOf = useCallback<ChartFrameProps['layoutOf']>(
    (contents, size, words) => barLayout(contents, size, words, { horizontal, isStacked: stacked }),
    [horizontal, stacked],
  );
  return (
    <ChartFrame
      {...rest}
      layoutOf={layoutOf}
      draw={({ marks }, { fill }) => (
        <Bars marks={marks} series={rest.series} fill={fill} square={stacked} />
      )}
    />
  );
}
