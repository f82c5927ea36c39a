import { defineTexts } from '@mingjian/ui';

/** Texts of what orders come to. */
export const amountTexts = defineTexts('amounts', {
  zh: {
    amounts: '下单金额',
    byDay: '近 30 天下单金额',
    day: '日期',
    today: '今日下单金额',
    thisMonth: '本月下单金额',
    ofOrders: (count: string) => `${count} 单`,
  },
  en: {
    amounts: 'Order amounts',
    byDay: 'Order amounts of the last 30 days',
    day: 'Day',
    today: 'Placed today',
    thisMonth: 'Placed this month',
    ofOrders: (count) => `${count} orders`,
  },
});
