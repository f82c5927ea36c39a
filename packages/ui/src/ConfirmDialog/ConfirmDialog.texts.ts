import { defineTexts } from '../texts/texts';

export const confirmDialogTexts = defineTexts('ConfirmDialog', {
  zh: { cancel: '取消' },
  en: { cancel: 'Cancel' },
});
