import { defineTexts } from '@mingjian/ui';

/** Texts of holds, and of requests to move an order back. */
export const clockTexts = defineTexts('orderClock', {
  zh: {
    hold: '挂起订单',
    holdNote: '等候选人或客户期间暂停计时，恢复后截止日按工作日顺延并通知客户。',
    holdType: '等谁处理',
    reason: '原因',
    held: (orderNo: string) => `订单 ${orderNo} 已挂起`,
    heldTitle: (whom: string) => `订单已挂起：${whom}`,
    pausedTitle: (whom: string) => `暂停计时：${whom}`,
    heldBy: (name: string, time: string) => `${name || '系统'} · 自 ${time} 起`,
    because: (reason: string) => `原因：${reason}`,
    backTitle: (name: string, label: string) => `${name} 申请${label}`,
    decided: (label: string) => `${label}成功`,
  },
  en: {
    hold: 'Put on hold',
    holdNote:
      'The clock pauses while the candidate or the client is waited for. After that the due date moves by working days, and the client is told.',
    holdType: 'Who is waited for',
    reason: 'Reason',
    held: (orderNo) => `Order ${orderNo} is on hold`,
    heldTitle: (whom) => whom,
    pausedTitle: (whom) => `Clock paused. ${whom}`,
    heldBy: (name, time) => `${name || 'System'} · since ${time}`,
    because: (reason) => `Reason: ${reason}`,
    backTitle: (name, label) => `${name} requests: ${label}`,
    decided: (label) => `“${label}” done`,
  },
});
