import { defineTexts } from '../texts/texts';

export const menuTexts = defineTexts('Menu', {
  zh: { loading: '加载中', empty: '没有可用的操作' },
  en: { loading: 'Loading', empty: 'No actions' },
});
