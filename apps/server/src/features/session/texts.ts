import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const sessionTexts = defineTexts({
  zh: {
    badCredentials: '用户名、密码或账号类型不正确',
    captchaNeeded: '请先输入验证码',
    captchaWrong: '验证码错误',
    tooManyTries: (seconds: number) => `尝试次数过多，请在 ${seconds} 秒后重试`,
  },
  en: {
    badCredentials: 'Wrong user name, password or account type',
    captchaNeeded: 'Please answer the captcha first',
    captchaWrong: 'Wrong captcha answer',
    tooManyTries: (seconds) => `Too many tries, please wait ${seconds} s`,
  },
});
