import { defineTexts } from '../texts/texts';

/** Texts of the parts of fields. The label of the field follows them. */
export const fieldTexts = defineTexts('Field', {
  zh: { clear: '清除' },
  en: { clear: 'Clear' },
});
