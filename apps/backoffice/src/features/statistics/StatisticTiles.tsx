import { STATISTICS } from '@mingjian/api';
import { Statistic, useTexts } from '@mingjian/ui';
import { figureTexts } from './figures.texts';
import { requestOf } from './model/statisticQuery';
import type { StatisticPartProps } from './StatisticBar';
import * as S from './Statistics.styles';
import { useFigureWords } from './useFigureWords';
import { useNumberLinks } from './useNumberLinks';
import type { LoadedStatistic } from './useStatistic';

/** The sums of a statistic, each with its change and a link to the rows that it counts. */
export function StatisticTiles({ name, query, now, before }: StatisticPartProps & LoadedStatistic) {
  const names = useTexts(figureTexts);
  const words = useFigureWords();
  const linkOf = useNumberLinks(name);
  const hasHints = query.compares;
  return (
    <S.Tiles>
      {STATISTICS[name].figures
        .filter((figure) => !now || figure in now.totals)
        .map((figure) => {
          const value = now?.totals[figure];
          return (
            <Statistic
              key={figure}
              label={names[figure]}
              value={words.valueOf(figure, value)}
              loading={!now}
              hint={
                hasHints &&
                (before ? words.changeOf(figure, value, before.totals[figure]) : '\u00a0')
              }
              href={value ? linkOf(figure, requestOf(query)) : undefined}
            />
          );
        })}
    </S.Tiles>
  );
}
