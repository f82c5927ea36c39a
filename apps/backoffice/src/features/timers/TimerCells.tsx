import { use } from 'react';
import type { Timer } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { RowName } from '../../shared/RowName.styles';
import { cronTexts } from './cron.texts';
import { cronWords } from './model/cronWords';
import { OpenTimer } from './OpenTimer';
import { useDuration } from './useDuration';

interface CellProps {
  timer: Timer;
}

/** The name of a timer, which opens its runs. */
export function NameCell({ timer }: CellProps) {
  const open = use(OpenTimer);
  return (
    <RowName type="button" title={timer.jobName} onClick={() => open(timer)}>
      {timer.jobName}
    </RowName>
  );
}

/** The times of a timer in words, or its expression. */
export function CronCell({ timer: { cron } }: CellProps) {
  const t = useTexts(cronTexts);
  return <span title={cron}>{cronWords(cron, t) ?? cron}</span>;
}

/** The duration of the last run. */
export function CostCell({ timer: { lastCostMs } }: CellProps) {
  const durationOf = useDuration();
  return lastCostMs === null ? null : durationOf(lastCostMs);
}
