import { defineTexts } from '../texts/texts';

export const messageTexts = defineTexts('Message', {
  zh: { dismiss: '关闭消息' },
  en: { dismiss: 'Dismiss message' },
});
