import { defineTexts } from '@mingjian/ui';

export const timerRunsTexts = defineTexts('timerRuns', {
  zh: {
    title: (name: string) => `运行记录：${name}`,
    runs: '最近 20 次运行',
    none: '还没有运行过',
    noneNote: '启动后按时间运行，也可以立即运行一次。',
    failed: '没有读出运行记录',
    time: '时间',
    result: '结果',
    cost: '用时',
    cause: '触发',
    clock: '定时',
    milliseconds: (count: number) => `${count} 毫秒`,
    seconds: (text: string) => `${text} 秒`,
    minutes: (text: string) => `${text} 分钟`,
  },
  en: {
    title: (name) => `Runs: ${name}`,
    runs: 'The last 20 runs',
    none: 'It has not run yet',
    noneNote: 'Once started it runs at its times. You can also run it now.',
    failed: 'The runs could not be loaded',
    time: 'Time',
    result: 'Result',
    cost: 'Duration',
    cause: 'Begun by',
    clock: 'Clock',
    milliseconds: (count) => `${count} ms`,
    seconds: (text) => `${text} s`,
    minutes: (text) => `${text} min`,
  },
});
