import { defineTexts } from '../texts/texts';

export const appShellTexts = defineTexts('AppShell', {
  zh: { skip: '跳到正文', side: '主菜单', tabs: '打开的页面' },
  en: { skip: 'Skip to content', side: 'Main menu', tabs: 'Open pages' },
});
