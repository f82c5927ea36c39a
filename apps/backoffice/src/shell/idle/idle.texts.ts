import { defineTexts } from '@mingjian/ui';

/** Texts of the cover of an idle screen. */
export const idleTexts = defineTexts('idle', {
  zh: {
    title: '屏幕已遮盖',
    note: (minutes: number) =>
      `${minutes} 分钟没有操作，页面内容已遮盖，以免他人看到候选人信息。填写的内容都还在。`,
    wake: '继续工作',
  },
  en: {
    title: 'The screen is covered',
    note: (minutes) =>
      `Nothing happened for ${minutes} minutes, so the page is covered: nobody passing by reads about candidates. Everything you typed is still there.`,
    wake: 'Go on',
  },
});
