import { defineTexts } from '../texts/texts';

/** Texts of tags. The label of the tag follows them. */
export const tagTexts = defineTexts('Tag', {
  zh: { remove: '移除' },
  en: { remove: 'Remove' },
});
