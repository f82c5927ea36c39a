import { defineTexts } from '@mingjian/ui';

export const accessTexts = defineTexts('orderAccesses', {
  zh: {
    title: '谁看过候选人的信息',
    lead: '候选人在其权利页面看到同样的记录，但不含姓名和原因。同一人同一天只记一次。',
    none: '还没有访问记录。',
    failed: '访问记录加载失败',
    more: (total: number) => `显示更多（共 ${total} 条）`,
  },
  en: {
    title: 'Who has seen the candidate’s data',
    lead: 'Candidates see the same on their rights page, without names and reasons. Each person is listed once a day.',
    none: 'No accesses yet.',
    failed: 'The accesses could not be loaded',
    more: (total) => `Show more (${total} in all)`,
  },
});
