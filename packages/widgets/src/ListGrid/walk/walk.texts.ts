import { defineTexts } from '@mingjian/ui';

/** What leads through a list says. */
export const walkTexts = defineTexts('ListWalk', {
  zh: {
    label: '逐条处理',
    previous: '上一条',
    next: '下一条',
    first: '已是第一条',
    last: '已是最后一条',
    place: (position: string, total: string) => `第 ${position} / ${total} 条`,
    left: (left: string) => `剩余 ${left} 条`,
    save: '保存',
    saveAndNext: '保存并下一条',
  },
  en: {
    label: 'Work through the list',
    previous: 'Previous record',
    next: 'Next record',
    first: 'This is the first',
    last: 'This is the last',
    place: (position, total) => `${position} of ${total}`,
    left: (left) => `${left} left`,
    save: 'Save',
    saveAndNext: 'Save and next',
  },
});
