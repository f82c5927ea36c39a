import type { UserType } from '@mingjian/api';
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
    lackedRights: (rights: string) =>
      `不能修改或授予您自己没有的权限：${rights}。请由有「授予任何权限」的管理员操作`,
    greaterRole: (role: string, rights: string, userType: UserType) =>
      `角色「${role}」有您没有的权限：${rights}。${
        userType === 'companyUser' ? '请联系项目经理操作' : '请由有「授予任何权限」的管理员操作'
      }`,
  },
  en: {
    badCredentials: 'Wrong user name, password or account type',
    captchaNeeded: 'Please answer the captcha first',
    captchaWrong: 'Wrong captcha answer',
    codeWrong: (left) => `Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
    codeEnded: 'This code has ended. Request a new one',
    tooManyTries: (seconds) => `Too many tries, please wait ${seconds} s`,
    lackedRights: (rights) =>
      `You cannot change or give rights that you lack: ${rights}. Ask an administrator who has “Give any right”`,
    greaterRole: (role, rights, userType) =>
      `The role “${role}” has rights that you lack: ${rights}. ${
        userType === 'companyUser'
          ? 'Ask the project manager'
          : 'Ask an administrator who has “Give any right”'
      }`,
  },
});
