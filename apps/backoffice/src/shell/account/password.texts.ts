import { defineTexts } from '@mingjian/ui';

/** Texts of the form of one's own password. */
export const passwordTexts = defineTexts('password', {
  zh: {
    title: '修改密码',
    old: '原密码',
    save: '修改',
    changed: '密码已修改，请用新密码重新登录',
  },
  en: {
    title: 'Change password',
    old: 'Present password',
    save: 'Change',
    changed: 'Your password was changed. Please sign in with the new one',
  },
});
