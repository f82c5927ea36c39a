import { defineTexts } from '../texts/texts';

export const progressTexts = defineTexts('Progress', {
  zh: { inProgress: '进行中' },
  en: { inProgress: 'In progress' },
});
