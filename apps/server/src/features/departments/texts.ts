import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const departmentTexts = defineTexts({
  zh: {
    belowItself: '不能移到自己或自己的下级部门之下',
    departmentCount: (count: number) => `${count} 个下级部门`,
    ledCount: (count: number) => `${count} 个部门的负责人`,
  },
  en: {
    belowItself: 'A department cannot move below itself',
    departmentCount: (count) => `${count} ${count === 1 ? 'department' : 'departments'} below it`,
    ledCount: (count) => `head of ${count} ${count === 1 ? 'department' : 'departments'}`,
  },
});
