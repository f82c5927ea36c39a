import { useId, useMemo, useState, type ReactNode } from 'react';
import { Button, SegmentedControl, useLocale, useTexts } from '@mingjian/ui';
import { Axes } from './Axes';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';
import type { ChartProps } from './chartProps';
import { ChartState } from './ChartState';
import { ChartTable } from './ChartTable';
import { Legend, type SwatchKind } from './Legend';
import { MarkLayer } from './MarkLayer';
import { chartCsv } from './model/csv';
import { marksOf, type ChartContents, type ChartMark, type ChartSize } from './model/chartModel';
import { formatsOf } from './model/format';
import type { ChartLayout, Words } from './model/layout';
import { fillOf, Patterns, type Ink } from './Patterns';
import { saveCsv } from './saveCsv';
import { useWidth } from './useWidth';

/** The parts of a chart beyond the frame. */
export interface ChartFrameProps extends ChartProps {
  layoutOf: (contents: ChartContents, size: ChartSize, words: Words) => ChartLayout;
  draw: (layout: ChartLayout, drawing: Drawing) => ReactNode;
  /** Words of a value with more than its number. @default those of the format */
  wordsOf?: ((value: number, words: Words) => string) | undefined;
  /** The legend. @default the series, where there are several */
  legend?: ((drawing: Drawing) => ReactNode) | undefined;
  /** Whether the legend is beside the drawing where there is room. @default false */
  isAside?: boolean | undefined;
  /** Swatch of a series in legend and bubble. @default 'bar' */
  swatch?: SwatchKind | undefined;
}

/** Size, colours and words of a drawing. */
export interface Drawing extends ChartSize {
  /** Key of the patterns. */
  id: string;
  fill: (ink: Ink) => string;
  words: Words;
}

/** Head, states, table, legend and marks, which are the same in all charts. */
export function ChartFrame({
  title,
  summary,
  categories,
  series,
  categoryLabel,
  format = 'count',
  height = 280,
  loading = false,
  error,
  onRetry,
  onSelect,
  hrefOf,
  onExport,
  layoutOf,
  draw,
  wordsOf = (value, words) => words(value),
  legend,
  isAside = false,
  swatch = 'bar',
  ...rest
}: ChartFrameProps) {
  const t = useTexts(chartTexts);
  const { locale } = useLocale();
  const id = useId();
  const { width, ref } = useWidth();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const formats = useMemo(() => formatsOf(format, locale), [format, locale]);
  const contents = useMemo(() => ({ categories, series }), [categories, series]);
  const layout = useMemo(
    () => layoutOf(contents, { width, height }, formats.axis),
    [contents, width, height, formats, layoutOf],
  );
  const range = useMemo(() => rangeOf(contents), [contents]);
  const isEmpty = range.count === 0;
  const isDrawn = !loading && error === undefined && !isEmpty;
  const isChart = isDrawn && view === 'chart';
  const drawing = {
    id,
    width,
    height,
    fill: (ink: Ink) => fillOf(id, ink),
    words: formats.full,
  };
  const valueOf = ({ value }: ChartMark) => wordsOf(value, formats.full);
  const labelOf = (mark: ChartMark) =>
    series.length > 1
      ? t.mark(mark.category, mark.seriesName, valueOf(mark))
      : t.single(mark.category, valueOf(mark));
  const save = () => {
    const csv = chartCsv(contents, categoryLabel ?? t.category, format);
    (onExport ?? ((text: string) => saveCsv(text, title)))(csv);
  };

  return (
    <S.Root {...rest} aria-labelledby={`${id}-title`} aria-busy={loading || undefined}>
      <S.Head>
        <S.Title id={`${id}-title`}>{title}</S.Title>
        {isDrawn && (
          <S.Tools>
            {view === 'table' && (
              <Button size="small" onClick={save}>
                {t.csv}
              </Button>
            )}
            <SegmentedControl
              label={t.view(title)}
              hideLabel
              size="small"
              options={[
                { value: 'chart', label: t.chart },
                { value: 'table', label: t.table },
              ]}
              value={view}
              onValueChange={setView}
            />
          </S.Tools>
        )}
      </S.Head>
      <S.Plot data-aside={(isAside && isChart) || undefined}>
        <S.Body ref={ref} style={{ height }} data-table={view === 'table' || undefined}>
          {!isDrawn && (
            <ChartState loading={loading} error={error} onRetry={onRetry} height={height} />
          )}
          {isDrawn && view === 'table' && (
            <S.Pane tabIndex={0} role="region" aria-label={title}>
              <ChartTable
                title={title}
                categories={categories}
                series={series}
                categoryLabel={categoryLabel}
                words={formats.full}
              />
            </S.Pane>
          )}
          {isChart && (
            <MarkLayer
              id={id}
              marks={layout.marks}
              series={series}
              width={width}
              labelOf={labelOf}
              valueOf={valueOf}
              swatch={swatch}
              describedBy={`${id}-summary`}
              onSelect={onSelect}
              hrefOf={hrefOf}
            >
              <S.Drawing width={width} height={height} aria-hidden focusable={false}>
                <Patterns id={id} />
                {layout.plot && <Axes plot={layout.plot} />}
                {draw(layout, drawing)}
              </S.Drawing>
              <S.Hidden id={`${id}-summary`}>
                {summary ??
                  t.summary(range.count, formats.full(range.low), formats.full(range.high))}{' '}
                {t.keys}
              </S.Hidden>
            </MarkLayer>
          )}
        </S.Body>
        {isChart && legend?.(drawing)}
        {isChart && !legend && series.length > 1 && (
          <Legend id={id} entries={series} swatch={swatch} />
        )}
      </S.Plot>
    </S.Root>
  );
}

function rangeOf(contents: ChartContents) {
  let low = Infinity;
  let high = -Infinity;
  const marks = marksOf(contents);
  for (const { value } of marks) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { count: marks.length, low, high };
}
