import { defineTexts } from '@mingjian/ui';

/** Texts of requests for more time. */
export const delayTexts = defineTexts('delay', {
  zh: {
    ask: '申请延期',
    title: '确定申请延期吗',
    note: '由另一位同事审批；同意后截止日顺延，并通知客户。',
    days: '延期工作日',
    reason: '延期原因',
    sent: '申请延期成功',
    cancelled: '取消操作',
    pending: (name: string, days: number) => `${name} 申请延期 ${days} 个工作日`,
    why: (reason: string) => `原因：${reason}`,
    due: (day: string) => `现在的截止日：${day}`,
    decided: (label: string) => `${label}成功`,
  },
  en: {
    ask: 'Request an extension',
    title: 'Request an extension?',
    note: 'A colleague decides. Once approved, the due date moves and the client is told.',
    days: 'Working days',
    reason: 'Reason',
    sent: 'The extension is requested',
    cancelled: 'Operation cancelled',
    pending: (name, days) => `${name} asks for ${days} more working day(s)`,
    why: (reason) => `Reason: ${reason}`,
    due: (day) => `Due now: ${day}`,
    decided: (label) => `“${label}” done`,
  },
});
