import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const userTexts = defineTexts({
  zh: {
    ownRoles: '不能修改自己的角色，请由另一位管理员修改',
    ownStatus: '不能停用自己的账号',
    ownAccount: '您自己的账号',
    ownRights: '不能修改自己所持角色的权限，请由另一位管理员修改',
    ownRoleStatus: '不能停用自己所持的角色',
    roleCode: '请输入 2 至 32 位大写字母、数字或下划线，以字母开头',
    wrongRights: (names: string) => `这一类用户的角色不能有这些权限：${names}`,
    holders: (count: number, names: string) => `${count} 个账号：${names}`,
    ownContact: '请在个人中心用验证码更换自己的手机和邮箱',
  },
  en: {
    ownRoles: 'You cannot change your own roles. Another administrator can',
    ownStatus: 'You cannot switch off your own account',
    ownAccount: 'your own account',
    ownRights: 'You cannot change the rights of a role that you hold. Another administrator can',
    ownRoleStatus: 'You cannot switch off a role that you hold',
    roleCode: 'Enter 2 to 32 capital letters, digits or underscores, a letter first',
    wrongRights: (names) => `Roles of this kind of user cannot have these rights: ${names}`,
    holders: (count, names) => `${count} ${count === 1 ? 'account' : 'accounts'}: ${names}`,
    ownContact: 'Change your own mobile and e-mail under “Profile”, with a code',
  },
});
