import { defineTexts } from '../texts/texts';

export const progressTexts = defineTexts('Progress', {
  zh: { busy: '进行中' },
  en: { busy: 'In progress' },
});
