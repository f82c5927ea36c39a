import { defineTexts } from '@mingjian/ui';

/** Texts of the accounts of client companies. */
export const accountListTexts = defineTexts('companyAccounts', {
  zh: {
    pageTitle: '客户账号',
    emptyNote: '先开主账号，客户用它登录、下单，并给自己的同事开账号。',
    noun: '账号',
    companyName: '客户公司',
    username: '用户名',
    usernameDescription: '3 至 16 位汉字、字母、数字或下划线，创建后不能修改',
    realname: '姓名',
    roleName: '角色',
    mainFlag: '主账号',
    phone: '手机号',
    email: '邮箱',
    deptName: '部门',
    status: '启用',
    lastLoginTime: '最近登录',
    pwdUpdateTime: '密码设置时间',
    noPassword: '尚未设置',
    setPassword: '设置密码',
  },
  en: {
    pageTitle: 'Client accounts',
    emptyNote:
      'Add the main account first: the client signs in with it, orders, and adds colleagues.',
    noun: 'account',
    companyName: 'Client company',
    username: 'User name',
    usernameDescription:
      '3 to 16 Chinese characters, letters, digits or underscores. It cannot be changed later',
    realname: 'Name',
    roleName: 'Role',
    mainFlag: 'Main account',
    phone: 'Mobile',
    email: 'E-mail',
    deptName: 'Department',
    status: 'Enabled',
    lastLoginTime: 'Last sign-in',
    pwdUpdateTime: 'Password set',
    noPassword: 'Not set',
    setPassword: 'Set password',
  },
});
