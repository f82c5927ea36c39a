import { defineTexts } from '../texts/texts';

export const cardListTexts = defineTexts('CardList', {
  zh: { none: '暂无内容', select: (title: string) => `选择${title}` },
  en: { none: 'Nothing here yet', select: (title: string) => `Select ${title}` },
});
