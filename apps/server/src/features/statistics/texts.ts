import { defineTexts } from '../../texts';

/** Messages about statistics. */
export const statisticTexts = defineTexts({
  zh: {
    reversed: '结束日期早于开始日期，请调整',
    tooLong: '统计期间最长三年，请缩短',
    tooManyDays: '按天查看最长 400 天，请缩短期间',
  },
  en: {
    reversed: 'The last day is before the first one: change either',
    tooManyDays: 'Day by day, a period may have 400 days at most: shorten it',
    tooLong: 'A period may have three years at most: shorten it',
  },
});
