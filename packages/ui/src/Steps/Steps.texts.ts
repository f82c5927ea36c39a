import { defineTexts } from '../texts/texts';

export const stepsTexts = defineTexts('Steps', {
  zh: { done: '已完成', current: '进行中', loading: '处理中', todo: '未开始', failed: '未通过' },
  en: {
    done: 'Done',
    current: 'In progress',
    loading: 'Processing',
    todo: 'Not started',
    failed: 'Failed',
  },
});
