import type { CSSProperties } from 'react';
import type { Board } from '@mingjian/api';
import {
  Card,
  SkeletonBlock,
  useFormatNumber,
  useLocale,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './TrendCard.styles';
import { dashboardTexts } from './dashboard.texts';
import { axisTop, dayLabel, isWeekend } from './model/trendAxis';

type Days = Board['byDay'];

/** Orders placed and completed per day, as bars and as a visually hidden table. */
export function TrendCard({ byDay }: { byDay: Days | undefined }) {
  const t = useTexts(dashboardTexts);
  return (
    <Card title={t.trend}>
      <S.Trend aria-hidden>
        <S.Legend>
          <span>{t.placed}</span>
          <span>{t.finishedOrders}</span>
        </S.Legend>
        {byDay ? <TrendBars byDay={byDay} /> : <ChartSkeleton />}
      </S.Trend>
      {byDay && <TrendTable byDay={byDay} />}
    </Card>
  );
}

function ChartSkeleton() {
  return (
    <S.Waiting>
      <SkeletonBlock height="100%" />
    </S.Waiting>
  );
}

function TrendBars({ byDay }: { byDay: Days }) {
  const t = useTexts(dashboardTexts);
  const { language } = useLocale();
  const dates = useDateFormat();
  const format = useFormatNumber();
  const top = axisTop(byDay.flatMap(({ placed, finished }) => [placed, finished]));
  const bar = (count: number) => (
    <i style={{ '--mj-bar': `${(count / top) * 100}%` } as CSSProperties}>
      <b>{format(count)}</b>
    </i>
  );

  return (
    <S.Chart>
      <S.Axis>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </S.Axis>
      <S.Days>
        {byDay.map(({ day, placed, finished }, index) => (
          <S.Day
            key={day}
            data-weekend={isWeekend(day) || undefined}
            title={`${dates.day(day)}  ${t.placed} ${placed}  ${t.finishedOrders} ${finished}`}
          >
            {bar(placed)}
            {bar(finished)}
            <small>{dayLabel(day, language, index === 0)}</small>
          </S.Day>
        ))}
      </S.Days>
    </S.Chart>
  );
}

function TrendTable({ byDay }: { byDay: Days }) {
  const t = useTexts(dashboardTexts);
  const dates = useDateFormat();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t.trend}</caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.placed}</th>
            <th scope="col">{t.finishedOrders}</th>
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
  );
}
