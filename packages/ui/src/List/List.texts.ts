import { defineTexts } from '../texts/texts';

export const listTexts = defineTexts('List', {
  zh: { none: '暂无内容' },
  en: { none: 'Nothing here yet' },
});
