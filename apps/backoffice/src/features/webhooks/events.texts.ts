import { defineTexts } from '@mingjian/ui';

/** Names of events, and what each of them says. */
export const eventTexts = defineTexts('webhookEvents', {
  zh: {
    'order.placed': '订单已提交',
    'order.status_changed': '订单状态变化',
    'order.cancelled': '订单已取消',
    'report.issued': '报告已出具',
    'webhook.test': '测试',
    'order.placed.note': '订单提交后，等待接单',
    'order.status_changed.note': '订单进入另一个状态，含取消和出具报告',
    'order.cancelled.note': '订单被取消、撤回，或候选人拒绝授权',
    'report.issued.note': '报告可以查看和下载',
  },
  en: {
    'order.placed': 'Order placed',
    'order.status_changed': 'Order status changed',
    'order.cancelled': 'Order cancelled',
    'report.issued': 'Report issued',
    'webhook.test': 'Test',
    'order.placed.note': 'An order was placed and waits to be accepted',
    'order.status_changed.note':
      'An order reached another status, also a cancelled or reported one',
    'order.cancelled.note': 'It was cancelled or withdrawn, or its candidate refused consent',
    'report.issued.note': 'The report can be read and downloaded',
  },
});
