import { defineTexts } from '../texts/texts';

export const searchFieldTexts = defineTexts('SearchField', {
  zh: { searching: '搜索中' },
  en: { searching: 'Searching' },
});
