import { useTexts } from '@mingjian/ui';
import { timerRunsTexts } from './timerRuns.texts';

/** Returns the text of a duration in milliseconds. */
export function useDuration(): (milliseconds: number) => string {
  const t = useTexts(timerRunsTexts);
  return (milliseconds) => {
    if (milliseconds < 1_000) return t.milliseconds(milliseconds);
    const seconds = milliseconds / 1_000;
    return seconds < 60 ? t.seconds(seconds.toFixed(1)) : t.minutes((seconds / 60).toFixed(1));
  };
}
