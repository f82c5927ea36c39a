import {
  fromBeijing,
  type AccessDay,
  type NamedOrderAccess,
  type OrderAccess,
} from '@mingjian/api';
import { useDateFormat } from '../useDateFormat';
import * as S from './AccessDays.styles';

export interface AccessDaysProps {
  /** Newest first. Names and reasons are shown where they are known. */
  days: readonly AccessDay<OrderAccess & Partial<NamedOrderAccess>>[];
}

/** Accesses to the data of a candidate, below the days on which they were. */
export function AccessDays({ days }: AccessDaysProps) {
  const dates = useDateFormat();
  return (
    <S.Days>
      {days.map(({ day, accesses }) => (
        <section key={day} aria-label={dates.day(day)}>
          <S.Day>{dates.day(day)}</S.Day>
          <S.Accesses>
            {accesses.map(({ key, time, who, what, userName, reason }) => (
              <li key={key}>
                <time dateTime={fromBeijing(time)?.toISOString()}>{dates.clock(time)}</time>
                <div>
                  <span>{userName ? `${userName} · ${who}` : who}</span>
                  <small>{reason ? `${what} · ${reason}` : what}</small>
                </div>
              </li>
            ))}
          </S.Accesses>
        </section>
      ))}
    </S.Days>
  );
}
