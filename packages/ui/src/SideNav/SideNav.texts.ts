import { defineTexts } from '../texts/texts';

export const sideNavTexts = defineTexts('SideNav', {
  zh: { label: '主菜单' },
  en: { label: 'Main menu' },
});
