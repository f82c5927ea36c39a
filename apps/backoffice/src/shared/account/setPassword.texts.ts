import { defineTexts } from '@mingjian/ui';

/** Texts of the form that sets the password of another account. */
export const setPasswordTexts = defineTexts('setPassword', {
  zh: {
    title: (name: string) => `设置${name}的密码`,
    password: '新密码',
    passwordNote: '已生成一个随机密码，也可以改成其他密码',
    note: '密码只在这里显示这一次，请复制后交给本人。设置后，该账号的所有登录会话立即结束',
    copy: '复制密码',
    generate: '换一个',
    save: '设置',
    done: (name: string) => `${name}的密码已设置`,
  },
  en: {
    title: (name) => `Set the password of ${name}`,
    password: 'New password',
    passwordNote: 'A random password was generated. You can enter another one',
    note: 'It is shown here once. Copy it and hand it over. All sessions of the account end',
    copy: 'Copy password',
    generate: 'Generate another',
    save: 'Set password',
    done: (name) => `The password of ${name} was set`,
  },
});
