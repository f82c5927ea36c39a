import { defineTexts } from '../texts/texts';

export const tabsTexts = defineTexts('Tabs', {
  zh: { count: '数量', all: '全部标签页', close: '关闭' },
  en: { count: 'count', all: 'All tabs', close: 'Close' },
});
