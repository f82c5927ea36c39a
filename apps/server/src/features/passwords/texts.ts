import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const passwordTexts = defineTexts({
  zh: {
    tooShort: (min: number) => `密码不得低于${min}位`,
    tooCommon: '这个密码太常见，容易被猜到，请换一个',
    sameAsOld: '新密码不能与原密码相同',
    oldMissing: '请输入原密码',
    oldWrong: '原密码不正确',
  },
  en: {
    tooShort: (min) => `Enter a password of at least ${min} characters`,
    tooCommon: 'This password is common and easy to guess. Choose another one',
    sameAsOld: 'The new password is the same as the present one',
    oldMissing: 'Enter your present password',
    oldWrong: 'The present password is wrong',
  },
});
