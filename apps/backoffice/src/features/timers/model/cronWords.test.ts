import { cronTexts } from '../cron.texts';
import { cronWords } from './cronWords';

const words = (cron: string, language: 'zh' | 'en' = 'zh') =>
  cronWords(cron, cronTexts[language] as never);

describe('a cron expression in words', () => {
  it.each([
    ['0 0 9 * * *', '每天 09:00', 'Every day at 09:00'],
    ['0 30 9,14 ? * MON-FRI', '周一至周五 09:30、14:30', 'Monday to Friday at 09:30, 14:30'],
    ['0 0 2 * * 1,SUN', '周一、周日 02:00', 'Mon, Sun at 02:00'],
    ['0 0 2 1,15 * ?', '每月 1、15 日 02:00', 'Day 1, 15 of each month at 02:00'],
    ['0 0 2 L * ?', '每月最后一天 02:00', 'Last day of each month at 02:00'],
    ['0 7 * * * *', '每小时第 7 分', 'Every hour at minute 7'],
    ['0 0/30 * * * ?', '每 30 分钟', 'Every 30 minutes'],
    ['0 0/30 8-19 * * *', '08:00–19:30 每 30 分钟', 'Every 30 minutes from 08:00 to 19:30'],
    ['0 0 0/6 * * ?', '每 6 小时', 'Every 6 hours'],
    [
      '0 0 9-18 * * 1-5',
      '周一至周五 09:00–18:00 每小时',
      'Monday to Friday, every hour from 09:00 to 18:00',
    ],
  ])('%s', (cron, zh, en) => {
    expect([words(cron), words(cron, 'en')]).toEqual([zh, en]);
  });

  it.each(['* * * * *', '0 0 9 * 6 *', '0 0 9 1 * MON', '0 0/8 * * * *', '0 1-5 9 * * *', 'x'])(
    'is none for %s',
    (cron) => {
      expect(words(cron)).toBeUndefined();
    },
  );
});
