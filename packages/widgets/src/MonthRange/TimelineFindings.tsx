import { useState, type ComponentPropsWithRef } from 'react';
import { Icon, useTexts } from '@mingjian/ui';
import { CalendarMinus2, Layers2 } from 'lucide-react';
import { useClock } from '../internal/calendar/useClock';
import { timelineFindings, type TimelineOptions, type TimelineRow } from './model/monthTimeline';
import * as S from './TimelineFindings.styles';
import { timelineTexts } from './TimelineFindings.texts';
import { useDurationText } from './useDurationText';

export interface TimelineFindingsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Pick<TimelineOptions, 'minGap'> {
  /** The rows, in any order. */
  rows: readonly TimelineRow[];
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}

/**
 * The gaps and overlaps of jobs or schools, in words that name the rows. Renders a live region that
 * is empty when there is none, so that a reader hears of the one that an edit makes.
 */
export function TimelineFindings({ rows, today, minGap, ...rest }: TimelineFindingsProps) {
  const t = useTexts(timelineTexts);
  const durationText = useDurationText();
  const clock = useClock();
  const [openedOn] = useState(clock.today);
  const findings = timelineFindings(rows, { today: today ?? openedOn, minGap });

  return (
    <S.Region role="status" aria-label={t.findings} {...rest}>
      {findings.length > 0 && (
        <S.Findings role="list">
          {findings.map(({ kind, from, to, months, rows: [earlier, later] }) => (
            <S.Finding key={`${kind} ${from} ${to} ${earlier} ${later}`}>
              <Icon icon={kind === 'gap' ? CalendarMinus2 : Layers2} />
              <span>{t[kind](earlier, later, t.span(from, to), durationText(months))}</span>
            </S.Finding>
          ))}
        </S.Findings>
      )}
    </S.Region>
  );
}
