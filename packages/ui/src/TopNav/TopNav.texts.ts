import { defineTexts } from '../texts/texts';

export const topNavTexts = defineTexts('TopNav', {
  zh: { label: '主菜单', more: '更多' },
  en: { label: 'Main menu', more: 'More' },
});
