import { defineTexts } from '@mingjian/ui';

/** Texts of the trees of menus and rights in the form of a role. */
export const roleTreesTexts = defineTexts('roleTrees', {
  zh: {
    checked: (count: number, all: number) => `已选 ${count} / ${all} 项`,
    menuNote: '只勾选部分下级时，上级仍会显示在菜单中',
    rightNote: '权限从下一次请求起生效；不能修改自己所持角色的权限',
  },
  en: {
    checked: (count, all) => `${count} of ${all} selected`,
    menuNote: 'An entry is in the menu when any entry below it is selected',
    rightNote:
      'Rights take effect at the next request. Those of a role that you hold cannot change',
  },
});
