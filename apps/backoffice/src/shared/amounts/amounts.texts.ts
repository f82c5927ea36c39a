import { defineTexts } from '@mingjian/ui';

/** Texts of what orders come to. */
export const amountTexts = defineTexts('amounts', {
  zh: {
    amounts: '下单金额',
    byDay: '近 30 天下单金额',
    day: '日期',
    today: '今日下单',
    thisMonth: '本月下单',
    ofOrders: (count: string) => `${count} 单`,
  },
  en: {
    amounts: 'Order amounts',
    byDay: 'Amounts, last 30 days',
    day: 'Day',
    today: 'Today',
    thisMonth: 'This month',
    ofOrders: (count) => `${count} orders`,
  },
});
