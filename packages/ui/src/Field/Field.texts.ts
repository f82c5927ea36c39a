import { defineTexts } from '../texts/texts';

/** Texts of the parts of fields. */
export const fieldTexts = defineTexts('Field', {
  zh: { clear: (label: string) => `清除${label}` },
  en: { clear: (label: string) => `Clear ${label}` },
});
