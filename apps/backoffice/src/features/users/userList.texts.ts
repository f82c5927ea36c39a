import { defineTexts } from '@mingjian/ui';

/** Texts of the list of users. */
export const userListTexts = defineTexts('users', {
  zh: {
    pageTitle: '用户',
    noun: '用户',
    username: '用户名',
    usernameDescription: '3 至 16 位汉字、字母、数字或下划线，保存后不能修改。保存后请为其设置密码',
    realname: '姓名',
    avatar: '头像',
    deptName: '部门',
    roleIds: '角色',
    roleNames: '角色',
    roleIdsDescription: '可以选择多个；不能修改自己的角色',
    phone: '手机号码',
    email: '邮箱',
    status: '启用',
    setPassword: '设置密码',
  },
  en: {
    pageTitle: 'Users',
    noun: 'user',
    username: 'Username',
    usernameDescription:
      '3 to 16 Chinese characters, letters, digits or underscores. Cannot be changed after saving. Set a password then',
    realname: 'Name',
    avatar: 'Picture',
    deptName: 'Department',
    roleIds: 'Roles',
    roleNames: 'Roles',
    roleIdsDescription: 'Several can be selected. Your own cannot change',
    phone: 'Phone',
    email: 'E-mail',
    status: 'Enabled',
    setPassword: 'Set password',
  },
});
