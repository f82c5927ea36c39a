import { defineTexts } from '../../texts';

/** Messages about ratings of orders. */
export const ratingTexts = defineTexts({
  zh: {
    tooEarly: '报告出具后才能评价',
    another: (user: string) => `该订单已由${user}评价`,
    closed: '评价满 7 天后不能修改',
  },
  en: {
    tooEarly: 'An order can be rated once its report is issued',
    another: (user) => `${user} has rated this order already`,
    closed: 'A rating cannot be changed after 7 days',
  },
});
