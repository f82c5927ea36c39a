import { defineTexts } from '../texts/texts';

export const treeSelectTexts = defineTexts('TreeSelect', {
  zh: {
    placeholder: '请选择',
    search: '搜索',
    options: '选项',
    between: ' / ',
  },
  en: {
    placeholder: 'Choose',
    search: 'Search',
    options: 'Options',
    between: ' / ',
  },
});
