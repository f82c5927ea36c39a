import { defineTexts } from '@mingjian/ui';

/** Words for the times of an expression. */
export const cronTexts = defineTexts('cron', {
  zh: {
    everyDay: '每天',
    workdays: '周一至周五',
    lastDay: '每月最后一天',
    weekdayNames: '周日 周一 周二 周三 周四 周五 周六',
    join: '、',
    monthDays: (days: string) => `每月 ${days} 日`,
    hourly: (minute: number) => `每小时第 ${minute} 分`,
    everyHours: (hours: number) => (hours === 1 ? '每小时' : `每 ${hours} 小时`),
    everyMinutes: (minutes: number) => `每 ${minutes} 分钟`,
    between: (words: string, from: string, to: string) => `${from}–${to} ${words}`,
    at: (days: string, times: string) => `${days} ${times}`,
    next: '之后五次运行（北京时间）',
    checking: '正在计算运行时间',
  },
  en: {
    everyDay: 'Every day',
    workdays: 'Monday to Friday',
    lastDay: 'Last day of each month',
    weekdayNames: 'Sun Mon Tue Wed Thu Fri Sat',
    join: ', ',
    monthDays: (days) => `Day ${days} of each month`,
    hourly: (minute) => `Every hour at minute ${minute}`,
    everyHours: (hours) => (hours === 1 ? 'Every hour' : `Every ${hours} hours`),
    everyMinutes: (minutes) => `Every ${minutes} minutes`,
    between: (words, from, to) => `${words} from ${from} to ${to}`,
    at: (days, times) =>
      /^\d/.test(times) ? `${days} at ${times}` : `${days}, ${times.replace(/^E/, 'e')}`,
    next: 'The next five runs, Beijing time',
    checking: 'Working out the times',
  },
});
