import { defineTexts } from '../../texts';

/** Messages about companies' menus. */
export const companyMenuTexts = defineTexts({
  zh: {
    notClosable: '这个菜单不能按客户开关，请从列出的菜单中选择',
  },
  en: {
    notClosable: 'This entry cannot be closed to a company. Select one of the list',
  },
});
