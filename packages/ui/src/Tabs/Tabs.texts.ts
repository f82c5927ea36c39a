import { defineTexts, type FormatNumber } from '../texts/texts';

export const tabsTexts = defineTexts('Tabs', {
  zh: {
    count: '数量',
    all: '全部标签页',
    close: '关闭',
    invalid: '有错误',
    errors: (count: number, format: FormatNumber) => `有 ${format(count)} 处错误`,
  },
  en: {
    count: 'count',
    all: 'All tabs',
    close: 'Close',
    invalid: 'has errors',
    errors: (count, format) => (count === 1 ? '1 error' : `${format(count)} errors`),
  },
});
