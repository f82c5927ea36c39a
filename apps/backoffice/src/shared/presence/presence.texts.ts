import { defineTexts } from '@mingjian/ui';

/** Texts of people who have the same order open. */
export const presenceTexts = defineTexts('presence', {
  zh: {
    viewing: (name: string) => `${name} 正在查看`,
    editing: (name: string) => `${name} 正在编辑`,
    viewingReport: (name: string) => `${name} 正在看报告`,
    editingReport: (name: string) => `${name} 正在写报告`,
    others: (count: number) => `另有 ${count} 人`,
    updated: (name: string) => `${name}刚刚更新了此订单，已显示最新内容`,
  },
  en: {
    viewing: (name) => `${name} is viewing`,
    editing: (name) => `${name} is editing`,
    viewingReport: (name) => `${name} is viewing the report`,
    editingReport: (name) => `${name} is writing the report`,
    others: (count) => `${count} more`,
    updated: (name) => `${name} has just updated this order; it is shown as it is now`,
  },
});
