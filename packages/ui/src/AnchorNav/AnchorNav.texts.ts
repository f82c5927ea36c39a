import { defineTexts } from '../texts/texts';

export const anchorNavTexts = defineTexts('AnchorNav', {
  zh: { label: '本页内容' },
  en: { label: 'On this page' },
});
