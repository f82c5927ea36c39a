import { defineTexts } from '@mingjian/ui';

/** Texts of the fields of a new password. */
export const newPasswordTexts = defineTexts('newPassword', {
  zh: {
    new: '新密码',
    newNote: '至少 5 位，不能使用 123456 之类的常见密码',
    confirm: '确认新密码',
  },
  en: {
    new: 'New password',
    newNote: 'At least 5 characters, and none of the common ones such as 123456',
    confirm: 'New password again',
  },
});
