import { useMemo, type ComponentPropsWithRef } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';
import { Lines } from './Lines';
import { formatsOf, type ChartFormatting } from './model/format';
import { sparkLayout } from './model/lineLayout';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** The name of the line. */
  title: string;
  values: readonly (number | null)[];
  /** Words of the values. @default 'count' */
  format?: ChartFormatting | undefined;
  /** @default 96 */
  width?: number | undefined;
  /** @default 24 */
  height?: number | undefined;
}

/**
 * A course in the line of a text or the cell of a table. Renders a `<span role="img">` that says
 * its lowest and highest value. For one that is explored use `LineChart`.
 */
export function Sparkline({
  title,
  values,
  format = 'count',
  width = 96,
  height = 24,
  ...rest
}: SparklineProps) {
  const t = useTexts(chartTexts);
  const { locale } = useLocale();
  const layout = useMemo(
    () =>
      sparkLayout(
        { categories: values.map(() => ''), series: [{ key: 'values', name: title, values }] },
        { width, height },
      ),
    [values, title, width, height],
  );
  const { full } = formatsOf(format, locale);
  const known = layout.marks.map(({ value }) => value);
  const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
  const words = known.length === 0 ? t.empty : t.summary(known.length, full(lowest), full(highest));
  return (
    <S.Spark role="img" {...rest} aria-label={t.single(title, words)}>
      <S.Drawing width={width} height={height} aria-hidden focusable={false}>
        <Lines layout={{ ...layout, marks: layout.marks.slice(-1) }} area />
      </S.Drawing>
    </S.Spark>
  );
}
