import { defineTexts } from '../texts/texts';

export const switchTexts = defineTexts('Switch', {
  zh: { pending: '保存中' },
  en: { pending: 'Saving' },
});
