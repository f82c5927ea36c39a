import { defineTexts } from '@mingjian/ui';

/** Texts of the dialog that sets the password of a user. */
export const setPasswordTexts = defineTexts('setPassword', {
  zh: {
    title: (name: string) => `设置${name}的密码`,
    password: '新密码',
    note: '密码只在这里显示这一次，请复制后交给本人。设置后，该账号的所有登录会话立即结束',
    copy: '复制密码',
    save: '设置',
    done: (name: string) => `${name}的密码已设置`,
  },
  en: {
    title: (name) => `Set the password of ${name}`,
    password: 'New password',
    note: 'It is shown here once. Copy it and hand it over. All sessions of the account end',
    copy: 'Copy password',
    save: 'Set',
    done: (name) => `The password of ${name} was set`,
  },
});
