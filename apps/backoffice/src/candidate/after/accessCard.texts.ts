import { defineTexts } from '@mingjian/ui';

export const accessCardTexts = defineTexts('candidateAccesses', {
  zh: {
    title: '谁看过您的信息',
    lead: '按机构和角色列出，不含工作人员姓名。同一人同一天只记一次，时间为北京时间。',
    loading: '正在加载',
    retry: '重试',
    none: '还没有人看过您的信息。',
    more: (total: number) => `显示更多（共 ${total} 条）`,
  },
  en: {
    title: 'Who has seen your data',
    lead: 'By organisation and role, without names of staff. Each person is listed once a day, in Beijing time.',
    loading: 'Loading',
    retry: 'Try again',
    none: 'Nobody has seen your data yet.',
    more: (total) => `Show more (${total} in all)`,
  },
});
