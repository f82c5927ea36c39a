import { defineTexts } from '../texts/texts';

export const searchFieldTexts = defineTexts('SearchField', {
  zh: { clear: (label: string) => `清除${label}`, searching: '搜索中' },
  en: { clear: (label: string) => `Clear ${label}`, searching: 'Searching' },
});
