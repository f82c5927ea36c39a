import { defineTexts } from '@mingjian/ui';

/** Texts of moves: their menu, and the dialog that asks for a reason. */
export const flowTexts = defineTexts('flow', {
  zh: {
    more: '更多操作',
    reason: '原因',
    needed: '必填',
    done: (label: string) => `${label}：已完成`,
  },
  en: {
    more: 'More actions',
    reason: 'Reason',
    needed: 'Required',
    done: (label) => `${label}: done`,
  },
});
