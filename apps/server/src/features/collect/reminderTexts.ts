import { defineTexts } from '../../texts';

/** Names and notes of the timers of collection forms. */
export const reminderTexts = defineTexts({
  zh: {
    title: '提醒候选人填写信采表',
    note: '邀约或退回后第 1、2、3、5、7 天，工作日 8:00–18:00，按邀约时的渠道提醒尚未完成的候选人；单个候选人可在订单上停止提醒。没有参数。',
    expiry: '结束过期的信采链接',
    expiryNote: '把链接已过期、尚未授权的信采表标为链接过期，并通知项目经理。没有参数。',
    expiredTitle: (orderNo: string) => `信采链接已过期：${orderNo}`,
    expired: (name: string) => `${name} 没有在有效期内授权，可在订单上重新发送邀约。`,
  },
  en: {
    title: 'Remind candidates of their forms',
    note: 'On days 1, 2, 3, 5 and 7 after an invitation or a return, on working days from 8:00 to 18:00: reminds candidates who are not done, by the channel of the invitation. The reminders of one candidate can be stopped on the order. Takes no parameters.',
    expiry: 'End expired links of forms',
    expiryNote:
      'Marks forms whose link has expired before the candidate authorised, and tells the project manager. Takes no parameters.',
    expiredTitle: (orderNo) => `Form link expired: ${orderNo}`,
    expired: (name) =>
      `${name} did not authorise in time. The invitation can be sent again from the order.`,
  },
});
