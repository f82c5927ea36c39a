import { useId, useMemo, useState, type ReactNode } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  SegmentedControl,
  SkeletonBlock,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { Axes } from './Axes';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';
import type { ChartProps } from './chartProps';
import { ChartTable } from './ChartTable';
import { MarkLayer } from './MarkLayer';
import { chartCsv } from './model/csv';
import { marksOf, type ChartContents, type ChartMark, type ChartSize } from './model/chartModel';
import { formatsOf } from './model/format';
import type { ChartLayout } from './model/layouts';
import { fillOf, inkOf, Patterns } from './Patterns';
import { useWidth } from './useWidth';

/** What a part of the family adds to the frame. */
export interface ChartFrameProps extends ChartProps {
  layoutOf: (
    contents: ChartContents,
    size: ChartSize,
    words: (value: number) => string,
  ) => ChartLayout;
  draw: (layout: ChartLayout, drawing: Drawing) => ReactNode;
  /** What the legend names. @default the series, where there are several */
  legend?: readonly string[] | undefined;
}

/** What a part draws with. */
export interface Drawing extends ChartSize {
  fill: (index: number) => string;
  words: (value: number) => string;
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
  onMarkSelect,
  hrefOf,
  onExport,
  layoutOf,
  draw,
  legend = series.length > 1 ? series.map(({ name }) => name) : [],
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
  const said = useMemo(() => {
    const values = marksOf(contents).map(({ value }) => value);
    const lowest = values.reduce((least, value) => Math.min(least, value), Infinity);
    const highest = values.reduce((most, value) => Math.max(most, value), -Infinity);
    return { count: values.length, lowest, highest };
  }, [contents]);
  const isEmpty = said.count === 0;
  const isDrawn = !loading && error === undefined && !isEmpty;
  const wordsOf = (mark: ChartMark) =>
    series.length > 1
      ? t.mark(mark.category, mark.seriesName, formats.full(mark.value))
      : t.single(mark.category, formats.full(mark.value));
  const save = () => {
    const csv = chartCsv(contents, categoryLabel ?? t.category, format);
    (onExport ?? ((text: string) => download(text, title)))(csv);
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
      <S.Body ref={ref} style={{ height }}>
        {loading && (
          <>
            <S.Hidden role="status">{t.loading}</S.Hidden>
            <SkeletonBlock height={height} />
          </>
        )}
        {!loading && error !== undefined && (
          <S.Pane>
            <ErrorState title={t.failed} description={error} onRetry={onRetry} />
          </S.Pane>
        )}
        {!loading && error === undefined && isEmpty && (
          <S.Pane>
            <EmptyState title={t.empty} />
          </S.Pane>
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
        {isDrawn && view === 'chart' && (
          <MarkLayer
            marks={layout.marks}
            wordsOf={wordsOf}
            describedBy={`${id}-summary`}
            onMarkSelect={onMarkSelect}
            hrefOf={hrefOf}
          >
            <S.Drawing width={width} height={height} aria-hidden focusable={false}>
              <Patterns id={id} />
              {layout.plot && <Axes plot={layout.plot} />}
              {draw(layout, {
                width,
                height,
                fill: (index) => fillOf(id, index),
                words: formats.full,
              })}
            </S.Drawing>
            <S.Hidden id={`${id}-summary`}>
              {summary ??
                t.summary(said.count, formats.full(said.lowest), formats.full(said.highest))}{' '}
              {t.keys}
            </S.Hidden>
          </MarkLayer>
        )}
      </S.Body>
      {isDrawn && view === 'chart' && legend.length > 0 && (
        <S.Legend>
          {legend.map((name, index) => (
            <li key={index}>
              <S.Swatch width="12" height="12" data-series={inkOf(index)} aria-hidden>
                <rect width="12" height="12" rx="2" fill={fillOf(id, index)} />
              </S.Swatch>
              {name}
            </li>
          ))}
        </S.Legend>
      )}
    </S.Root>
  );
}

function download(csv: string, title: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
