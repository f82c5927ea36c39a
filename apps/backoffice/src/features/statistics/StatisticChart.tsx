import { useState } from 'react';
import { FIGURES, STATISTICS, type FigureRule, type StatisticFigure } from '@mingjian/api';
import { Card, SegmentedControl, Text, useTexts } from '@mingjian/ui';
import { BarChart, LineChart, type ChartFormat, type ChartMark } from '@mingjian/widgets/Chart';
import { useNavigate } from 'react-router-dom';
import { figureTexts } from './figures.texts';
import { requestOf } from './model/statisticQuery';
import type { StatisticPartProps } from './StatisticBar';
import { statisticTexts, statisticTitleTexts } from './statistics.texts';
import * as S from './Statistics.styles';
import { useNumberLinks } from './useNumberLinks';
import { useRowNames } from './useRowNames';
import type { LoadedStatistic, ShownStatistic } from './useStatistic';

/** Bars that are told apart at a glance. */
const MOST_BARS = 12;

const FORMATS: Readonly<Record<FigureRule['kind'], ChartFormat>> = {
  count: 'count',
  money: 'money',
  days: 'days',
  share: 'percent',
};

/** One figure of a statistic by its rows, beside the period before. */
export function StatisticChart({
  name,
  query,
  now,
  before,
}: StatisticPartProps & Pick<LoadedStatistic, 'before'> & ShownStatistic) {
  const t = useTexts(statisticTexts);
  const names = useTexts(figureTexts);
  const title = useTexts(statisticTitleTexts)[name];
  const rowName = useRowNames(name, query);
  const linkOf = useNumberLinks(name);
  const navigate = useNavigate();
  const { by, figures } = STATISTICS[name];
  const shown = figures.filter((figure: StatisticFigure) => figure in now.totals);
  const [figure, setFigure] = useState<StatisticFigure>(figures[0]);
  const isCourse = by === 'stretch';
  const rows = now.rows.slice(0, isCourse ? undefined : MOST_BARS);
  const earlier = (index: number, key: string) =>
    isCourse ? before?.rows[index] : before?.rows.find((row) => row.key === key);
  const openRows = ({ index, seriesKey }: ChartMark) => {
    const row = seriesKey === 'before' ? earlier(index, rows[index]!.key) : rows[index];
    const address = row && linkOf(figure, requestOf(query, seriesKey === 'before'), row.key);
    if (address) void navigate(address);
  };
  const Chart = isCourse ? LineChart : BarChart;
  return (
    <Card>
      <S.Figures>
        <SegmentedControl
          label={t.figure}
          hideLabel
          options={shown.map((value: StatisticFigure) => ({ value, label: names[value] }))}
          value={figure}
          onValueChange={setFigure}
        />
      </S.Figures>
      <Chart
        title={`${title} · ${names[figure]}`}
        categoryLabel={t[by]}
        categories={rows.map(rowName)}
        series={[
          {
            key: 'now',
            name: names[figure],
            values: rows.map(({ figures: found }) => found[figure] ?? null),
          },
          ...(before
            ? [
                {
                  key: 'before',
                  name: t.beforeName(names[figure]),
                  values: rows.map(
                    ({ key }, index) =>
                      earlier(index, key)?.figures[figure] ?? (isCourse ? null : 0),
                  ),
                  dashed: true,
                },
              ]
            : []),
        ]}
        format={FORMATS[FIGURES[figure].kind]}
        onSelect={openRows}
        {...(!isCourse && {
          horizontal: true,
          height: 48 + rows.length * (query.compares ? 44 : 32),
        })}
      />
      {!isCourse && now.rows.length > MOST_BARS && (
        <S.Note>
          <Text tone="muted">{t.more(MOST_BARS, now.rows.length)}</Text>
        </S.Note>
      )}
    </Card>
  );
}
