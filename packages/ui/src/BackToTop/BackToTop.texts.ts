import { defineTexts } from '../texts/texts';

export const backToTopTexts = defineTexts('BackToTop', {
  zh: { label: '返回顶部' },
  en: { label: 'Back to top' },
});
