import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const accountTexts = defineTexts({
  zh: {
    mainStays: '公司至少要有一个启用的主账号，请先指定另一个主账号',
    ownRights: '不能修改自己的角色和启用状态，请由其他主账号或项目经理修改',
    ownAccount: '不能删除自己的账号',
    ownPassword: '请在「修改密码」中修改自己的密码',
  },
  en: {
    mainStays: 'A company needs an active main account. Make another account its main one first',
    ownRights:
      'You cannot change your own role or status. Ask another main account or the project manager',
    ownAccount: 'You cannot delete your own account',
    ownPassword: 'Change your own password under “Change password”',
  },
});
