import { useEffect, useState } from 'react';
import { fromBeijing, InputError, timers } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Text, useLocale, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { cronTexts } from './cron.texts';
import { cronWords } from './model/cronWords';
import * as S from './TimerFields.styles';

/** Milliseconds without a key before an expression is sent. */
const PAUSE = 400;

export interface NextRunsProps {
  cron: string;
  /** Whether its field says already what is wrong with it. */
  isRefused: boolean;
}

/** An expression in words, with its next five times, or with what is wrong with it. */
export function NextRuns({ cron, isRefused }: NextRunsProps) {
  const t = useTexts(cronTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const settled = useSettled(cron);
  const { data, error } = useCall(timers.getNextRuns, { cron: settled });
  const problem = error instanceof InputError ? error.fields.cron : error?.message;
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'Asia/Shanghai' });
  const weekdayOf = (time: string) => weekdays.format(fromBeijing(time));
  if (problem !== undefined && isRefused) return null;

  return (
    <S.Times role="status" aria-label={t.next} aria-busy={settled !== cron || undefined}>
      {problem !== undefined ? (
        <Text tone="danger">{problem}</Text>
      ) : !data ? (
        <Text tone="muted">{t.checking}</Text>
      ) : (
        <>
          <Text tone="muted">{[cronWords(settled, t), t.next].filter(Boolean).join(' · ')}</Text>
          <ol>
            {data.map((time) => (
              <li key={time}>{`${dates.time(time)} ${weekdayOf(time)}`}</li>
            ))}
          </ol>
        </>
      )}
    </S.Times>
  );
}

/** Returns a text once nobody has typed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timeout = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timeout);
  }, [text]);
  return settled;
}
