import { useState } from 'react';
import { beijingDay, STATISTICS, type StatisticName } from '@mingjian/api';
import {
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonBlock,
  useTexts,
} from '@mingjian/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useDateFormat } from '../../base/useDateFormat';
import { Page } from '../../shared/Page.styles';
import { readStatisticQuery } from './model/statisticQuery';
import { StatisticBar } from './StatisticBar';
import { StatisticChart } from './StatisticChart';
import { StatisticTable } from './StatisticTable';
import { StatisticTiles } from './StatisticTiles';
import { statisticNoteTexts, statisticTexts, statisticTitleTexts } from './statistics.texts';
import { useStatistic } from './useStatistic';

/** The page of a statistic: its period, its sums, a chart, and the rows behind it. */
export function StatisticScreen({ name }: { name: StatisticName }) {
  const t = useTexts(statisticTexts);
  const title = useTexts(statisticTitleTexts)[name];
  const note = useTexts(statisticNoteTexts)[name];
  const dates = useDateFormat();
  const [params] = useSearchParams();
  const [today] = useState(() => beijingDay(new Date()));
  const query = readStatisticQuery(params, today);
  const loaded = useStatistic(name, query);
  const { now, error } = loaded;
  const [first] = STATISTICS[name].figures;
  const isEmpty = now?.rows.every(({ figures }) => !Object.values(figures).some(Boolean));
  return (
    <Page aria-busy={loaded.isLoading}>
      <PageHeader
        title={title}
        subtitle={
          now ? (
            `${note} · ${t.asOf(dates.time(now.asOf))}`
          ) : (
            <SkeletonBlock width="24em" height="1lh" />
          )
        }
      />
      <StatisticBar name={name} query={query} today={today} />
      {error && !now ? (
        <Card>
          <ErrorState title={t.failed} description={error.message} onRetry={loaded.reload} />
        </Card>
      ) : (
        <>
          <StatisticTiles name={name} query={query} {...loaded} />
          {isEmpty ? (
            <Card>
              <EmptyState icon={ChartNoAxesColumn} title={t.empty} description={t.emptyNote} />
            </Card>
          ) : !now ? (
            <Card>
              <Skeleton lines={8} />
            </Card>
          ) : (
            <>
              <StatisticChart key={first} name={name} query={query} {...loaded} now={now} />
              <StatisticTable name={name} query={query} now={now} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
