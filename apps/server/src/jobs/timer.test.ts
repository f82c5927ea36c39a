import type { MissedRuns } from '@mingjian/api';
import { dueTimes, readCron } from './timer';

const at = (time: string) => new Date(`2026-06-15T${time}+08:00`);
const next = (cron: string, count = 1) => readCron(cron).nextRuns(count, at('10:30:00'));

describe('the times of a timer', () => {
  it('are in Beijing, with seconds first', () => {
    expect(next('0 0 9 * * *')).toEqual([new Date('2026-06-16T09:00:00+08:00')]);
    expect(next('30 * * * * *')).toEqual([at('10:30:30')]);
  });

  it('are also written as Quartz does', () => {
    expect(next('0 0/5 * * * ?', 2)).toEqual([at('10:35:00'), at('10:40:00')]);
    expect(next('0 10/20 * * * ?', 2)).toEqual([at('10:50:00'), at('11:10:00')]);
    expect(next('0 0 9 ? * MON-FRI')).toEqual([new Date('2026-06-16T09:00:00+08:00')]);
    expect(next('0 0 2 L * ?')).toEqual([new Date('2026-06-30T02:00:00+08:00')]);
  });

  it.each(['', '* * * * *', '0 0 25 * * *', 'often'])('are not "%s"', (cron) => {
    expect(() => readCron(cron)).toThrow();
  });
});

describe('times that were missed', () => {
  const due = (missed: MissedRuns, last: Date | undefined, lookedAt = at('13:30:00')) =>
    dueTimes({ cron: '0 0 * * * *', missed }, { last, lookedAt, now: at('13:30:05') });

  it('are skipped, made up for once, or each', () => {
    expect(due('skip', at('10:00:00'))).toEqual([]);
    expect(due('once', at('10:00:00'))).toEqual([at('13:00:00')]);
    expect(due('all', at('10:00:00'))).toEqual(['11', '12', '13'].map((h) => at(`${h}:00:00`)));
  });

  it('are none after the newest one, and one for a timer that has never run', () => {
    expect(due('all', at('13:00:00'))).toEqual([]);
    expect(due('all', undefined)).toEqual([at('13:00:00')]);
    expect(due('skip', undefined)).toEqual([]);
  });

  it('do not count as missed while a process looks', () => {
    expect(due('skip', at('12:00:00'), at('12:59:58'))).toEqual([at('13:00:00')]);
  });
});
