import { defineTexts } from '@mingjian/ui';

/** Texts of the departments. */
export const deptListTexts = defineTexts('departments', {
  zh: {
    pageTitle: '部门',
    emptyNote: '先建一级部门，再建它的下级，给用户选部门时就能选到。',
    noun: '部门',
    deptName: '部门名称',
    parentName: '上级部门',
    parentIdDescription: '留空则为一级部门；修改即移动到另一部门之下',
    deptCode: '部门编码',
    leaderName: '负责人',
    phone: '联系电话',
    sort: '排序',
    status: '启用',
    memberCount: '人数',
  },
  en: {
    pageTitle: 'Departments',
    emptyNote: 'Add a department at the top, then those below it. Users belong to them.',
    noun: 'department',
    deptName: 'Department',
    parentName: 'Belongs to',
    parentIdDescription: 'Leave it empty at the top. Changing it moves the department',
    deptCode: 'Code',
    leaderName: 'Head',
    phone: 'Phone',
    sort: 'Order',
    status: 'Enabled',
    memberCount: 'People',
  },
});
