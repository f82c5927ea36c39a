import { defineTexts } from '@mingjian/ui';

/** Texts about notices that the bell and the list share. */
export const noticeTexts = defineTexts('notices', {
  zh: {
    title: '通知',
    unread: '未读',
    from: '发件人',
    system: '系统',
    to: '收件人',
    copies: '抄送',
    order: '订单',
    sent: '时间',
    remark: '备注',
    result: '处理结果',
    answer: '处理完成',
    answered: '已处理，申请人会收到通知',
    nameSeparator: '、',
    more: (names: string, count: number) => `${names} 等 ${count} 人`,
  },
  en: {
    title: 'Notices',
    unread: 'Unread',
    from: 'From',
    system: 'System',
    to: 'To',
    copies: 'Copies',
    order: 'Order',
    sent: 'Sent',
    remark: 'Remark',
    result: 'Result',
    answer: 'Done',
    answered: 'Answered. Who asked is told',
    nameSeparator: ', ',
    more: (names, count) => `${names} and others, ${count} in all`,
  },
});
