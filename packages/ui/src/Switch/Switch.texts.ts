import { defineTexts } from '../texts/texts';

export const switchTexts = defineTexts('Switch', {
  zh: { loading: '保存中' },
  en: { loading: 'Saving' },
});
