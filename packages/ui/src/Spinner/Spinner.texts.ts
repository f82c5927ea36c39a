import { defineTexts } from '../texts/texts';

export const spinnerTexts = defineTexts('Spinner', {
  zh: { loading: '加载中' },
  en: { loading: 'Loading' },
});
