import { defineTexts } from '../../texts';

/** Messages about statistics. */
export const statisticTexts = defineTexts({
  zh: {
    keeping: '汇总统计数据',
    keepingNote:
      '统计今天以前各日的数字，并重算有变动的日子。未汇总时统计页照样准确，只是慢一些。没有参数。',
    reversed: '结束日期早于开始日期，请调整',
    tooLong: '统计期间最长三年，请缩短',
    tooManyDays: '按天查看最长 400 天，请缩短期间',
  },
  en: {
    keeping: 'Count figures of past days',
    keepingNote:
      'Counts the days before today, and those again whose rows have changed. Statistics are right without it, and slower. Takes no parameters.',
    reversed: 'The last day is before the first one: change either',
    tooManyDays: 'Day by day, a period may have 400 days at most: shorten it',
    tooLong: 'A period may have three years at most: shorten it',
  },
});
