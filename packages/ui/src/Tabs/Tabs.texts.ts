import { defineTexts } from '../texts/texts';

export const tabsTexts = defineTexts('Tabs', {
  zh: {
    count: '数量',
    all: '全部标签页',
    close: '关闭',
    invalid: '有错误',
    errors: (count: string, _isOne: boolean) => `有 ${count} 处错误`,
  },
  en: {
    count: 'count',
    all: 'All tabs',
    close: 'Close',
    invalid: 'has errors',
    errors: (count, isOne) => (isOne ? '1 error' : `${count} errors`),
  },
});
