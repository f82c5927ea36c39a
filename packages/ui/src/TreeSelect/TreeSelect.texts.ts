import { defineTexts } from '../texts/texts';

export const treeSelectTexts = defineTexts('TreeSelect', {
  zh: {
    placeholder: '请选择',
    clear: (label: string) => `清除${label}`,
    search: '搜索',
    between: ' / ',
  },
  en: {
    placeholder: 'Choose',
    clear: (label: string) => `Clear ${label}`,
    search: 'Search',
    between: ' / ',
  },
});
