import { defineTexts } from '../texts/texts';

export const passwordFieldTexts = defineTexts('PasswordField', {
  zh: { show: '显示密码', hide: '隐藏密码', capsLock: '大写锁定已打开' },
  en: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
});
