import { defineTexts } from '@mingjian/ui';

/** Texts of the buttons that the login page has too. */
export const preferenceButtonsTexts = defineTexts('preferenceButtons', {
  zh: {
    otherLanguage: 'EN',
    toEnglish: 'Switch to English',
    toChinese: '切换到中文',
    dark: '深色外观',
    light: '浅色外观',
  },
  en: {
    otherLanguage: '中',
    toEnglish: 'Switch to English',
    toChinese: '切换到中文',
    dark: 'Dark theme',
    light: 'Light theme',
  },
});
