import { defineTexts } from '@mingjian/ui';

/** Texts of the form of one's own password. */
export const passwordTexts = defineTexts('password', {
  zh: {
    title: '修改密码',
    old: '原密码',
    new: '新密码',
    newNote: '至少 5 位，不能使用 123456 之类的常见密码',
    confirm: '确认新密码',
    save: '修改',
    changed: '密码已修改，请用新密码重新登录',
  },
  en: {
    title: 'Change password',
    old: 'Present password',
    new: 'New password',
    newNote: 'At least 5 characters, and none of the common ones such as 123456',
    confirm: 'New password again',
    save: 'Change',
    changed: 'Your password was changed. Please sign in with the new one',
  },
});
