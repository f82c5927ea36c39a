import { useEffect, useMemo, useRef } from 'react';
import { timers, toApiError, type Timer, type TimerRun } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { timerListTexts } from './timerList.texts';
import { useDuration } from './useDuration';

/** Milliseconds between looks for the end of a run. */
const LOOK = 1_000;
/** Looks after which the list is left to say how the run went. */
const LOOKS = 120;

/** Returns the actions of a timer, which say how they went and load the list again. */
export function useTimerActions() {
  const t = useTexts(timerListTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const durationOf = useDuration();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  const latest = useRef({ t, durationOf });
  useEffect(() => void (latest.current = { t, durationOf }));

  return useMemo(() => {
    const reload = async () => refresh(timers.getList, timers.getRuns);
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      }
      await reload();
    };
    const say = ({ jobName }: Timer, { result, costMs, problem }: TimerRun) => {
      const { t: texts, durationOf: textOf } = latest.current;
      if (result === 2)
        messages.show({ text: texts.ran(jobName, textOf(costMs ?? 0)), tone: 'success' });
      else
        messages.show({ text: texts.failed(jobName, problem ?? ''), tone: 'danger', seconds: 8 });
    };
    return {
      switchTo: (status: 0 | 1) => (timer: Timer) =>
        void attempt(async () => {
          await http.send(status === 1 ? timers.startJob : timers.stopJob, { id: timer.id });
          const { started, stopped } = latest.current.t;
          const text = (status === 1 ? started : stopped)(timer.jobName);
          messages.show({ text, tone: 'success' });
        }),
      runNow: (timer: Timer) =>
        void attempt(async () => {
          const { id } = timer;
          let run = await http.send(timers.runNow, { id });
          messages.show({ text: latest.current.t.asked(timer.jobName) });
          await reload();
          for (let look = 0; run.result < 2 && look < LOOKS && !isLeft.current; look += 1) {
            await new Promise((resolve) => setTimeout(resolve, LOOK));
            const runs = await http.send(timers.getRuns, { id });
            run = runs.find((one) => one.id === run.id) ?? run;
          }
          if (run.result >= 2) say(timer, run);
        }),
    };
  }, [http, refresh]);
}
