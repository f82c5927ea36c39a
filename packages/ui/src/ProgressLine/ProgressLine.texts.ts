import { defineTexts } from '../texts/texts';

export const progressLineTexts = defineTexts('ProgressLine', {
  zh: { loading: '正在更新' },
  en: { loading: 'Updating' },
});
