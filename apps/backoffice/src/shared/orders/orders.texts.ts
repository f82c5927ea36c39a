import { defineTexts } from '@mingjian/ui';

/** Texts of orders, shared by every page that shows one. Dictionaries label their codes. */
export const orderTexts = defineTexts('orders', {
  zh: {
    urgent: '加急',
    day: (count: number) => `${count} 天`,
    hour: (count: number) => `${count} 小时`,
    minute: (count: number) => `${count} 分钟`,
    dueIn: (time: string) => `剩 ${time}`,
    overdueBy: (time: string) => `超 ${time}`,
    step1: '接单',
    step2: '信采邀约',
    step3: '派单',
    step4: '信采审核',
    step5: '报告录入',
    step6: '绩效填写',
    step7: '生成报告',
    step8: '完成订单',
    step9: '费用结算',
  },
  en: {
    urgent: 'Urgent',
    day: (count) => (count === 1 ? '1 day' : `${count} days`),
    hour: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    minute: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    dueIn: (time) => `${time} left`,
    overdueBy: (time) => `${time} overdue`,
    step1: 'Accept',
    step2: 'Collection invite',
    step3: 'Dispatch',
    step4: 'Collection review',
    step5: 'Report entry',
    step6: 'KPI form',
    step7: 'Generate report',
    step8: 'Close order',
    step9: 'Invoice',
  },
});
