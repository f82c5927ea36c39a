import type { CSSProperties } from 'react';
import type { BoardFigures } from '@mingjian/api';
import { Card, useTexts, VisuallyHidden } from '@mingjian/ui';
import { useDateFormat } from '../../shared/useDateFormat';
import * as S from './DashboardPage.styles';
import { dashboardTexts } from './dashboard.texts';

/** Orders placed and completed per day, as bars and as a visually hidden table. */
export function TrendCard({ byDay }: Pick<BoardFigures, 'byDay'>) {
  const t = useTexts(dashboardTexts);
  const dates = useDateFormat();
  const most = Math.max(1, ...byDay.flatMap(({ placed, finished }) => [placed, finished]));
  const height = (count: number) => ({ '--mj-bar': `${(count / most) * 100}%` }) as CSSProperties;

  return (
    <Card title={t.trend}>
      <S.Trend>
        <S.Legend aria-hidden>
          <span>{t.placed}</span>
          <span>{t.finished}</span>
        </S.Legend>
        <S.Days aria-hidden>
          {byDay.map(({ day, placed, finished }) => (
            <S.Day
              key={day}
              title={`${dates.day(day)}  ${t.placed} ${placed}  ${t.finished} ${finished}`}
            >
              <i style={height(placed)} />
              <i style={height(finished)} />
              <small>{`${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`}</small>
            </S.Day>
          ))}
        </S.Days>
      </S.Trend>
      <VisuallyHidden>
        <table>
          <caption>{t.trend}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.placed}</th>
              <th scope="col">{t.finished}</th>
            </tr>
          </thead>
          <tbody>
            {byDay.map(({ day, placed, finished }) => (
              <tr key={day}>
                <th scope="row">{dates.day(day)}</th>
                <td>{placed}</td>
                <td>{finished}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}
