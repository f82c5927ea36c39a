import { Bars } from './Bars';
import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './chartProps';
import { labelWidth } from './model/labels';
import { funnelLayout } from './model/layouts';

export interface FunnelChartProps extends Omit<ChartProps, 'series'> {
  /** The values, one for each step. */
  values: readonly (number | null)[];
  /** Name of the values, in the table. @default the title */
  valueLabel?: string | undefined;
}

/**
 * What is left after each step, as centred bars. Renders a `<figure>` with a table behind it. For
 * values that are not steps use `BarChart`.
 */
export function FunnelChart({ values, valueLabel, ...rest }: FunnelChartProps) {
  return (
    <ChartFrame
      {...rest}
      series={[{ key: 'values', name: valueLabel ?? rest.title, values }]}
      layoutOf={funnelLayout}
      draw={({ marks }, { fill, words }) => (
        <>
          <Bars marks={marks} fill={fill} />
          {marks.map(({ index, value, x, y, width, height }) => {
            const text = words(value);
            const isInside = labelWidth(text) + 16 < width;
            return (
              <text
                key={index}
                x={isInside ? x + width / 2 : x + width + 8}
                y={y + height / 2}
                dy="0.35em"
                textAnchor={isInside ? 'middle' : 'start'}
                data-inside={isInside || undefined}
              >
                {text}
              </text>
            );
          })}
        </>
      )}
    />
  );
}
