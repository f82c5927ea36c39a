import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const sessionTexts = defineTexts({
  zh: {
    badCredentials: '用户名、密码或账号类型不正确',
    captchaNeeded: '请先输入验证码',
    captchaWrong: '验证码错误',
    codeWrong: (left: number) => `验证码不正确，还可以试 ${left} 次`,
    codeEnded: '验证码已失效，请重新获取',
    tooManyTries: (seconds: number) => `尝试次数过多，请在 ${seconds} 秒后重试`,
  },
  en: {
    badCredentials: 'Wrong user name, password or account type',
    captchaNeeded: 'Please answer the captcha first',
    captchaWrong: 'Wrong captcha answer',
    codeWrong: (left) => `Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
    codeEnded: 'This code has ended. Request a new one',
    tooManyTries: (seconds) => `Too many tries, please wait ${seconds} s`,
  },
});
