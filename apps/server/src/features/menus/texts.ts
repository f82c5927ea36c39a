import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const menuTexts = defineTexts({
  zh: {
    code: '请输入 2 至 64 位小写字母、数字或短横线，以字母开头',
    icon: '请输入图标名称：小写字母、数字和短横线',
    color: '请输入 #rrggbb 格式的颜色',
    below: (count: number) => `${count} 个下级菜单`,
    wayIn:
      '这样将没有管理员能再打开用户、角色和菜单页面，不能保存。请先为另一个账号保留这些页面和权限',
  },
  en: {
    code: 'Enter 2 to 64 small letters, digits or hyphens, a letter first',
    icon: 'Enter the name of an icon: small letters, digits and hyphens',
    color: 'Enter a colour as #rrggbb',
    below: (count) => `${count} ${count === 1 ? 'entry' : 'entries'} below it`,
    wayIn:
      'No administrator could open the pages of users, roles and menus any more, so this is not saved. Give another account these pages and rights first',
  },
});
