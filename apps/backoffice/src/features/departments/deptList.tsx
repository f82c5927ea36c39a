import { department, type Department } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('departments', {
  zh: {
    pageTitle: '部门',
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

/** Ideographic spaces, as wide as a character each, show the level. */
const indentOf = ({ path }: Department) => '　'.repeat(path.split('/').length - 1);

/** Departments in the order of their tree. */
export const list = listOf(department, {
  pageCode: 'deptList',
  texts,
  nameField: 'deptName',
  columns: [
    {
      field: 'deptName',
      width: 260,
      render: (row: Department) => (
        <>
          <span aria-hidden>{indentOf(row)}</span>
          {row.deptName}
        </>
      ),
    },
    { field: 'parentId', width: 180, card: 'fact' },
    { field: 'deptCode', width: 110 },
    { field: 'leaderId', width: 110 },
    { field: 'phone', width: 124 },
    { field: 'memberCount', width: 80, card: 'fact' },
    'status',
    'sort',
    { field: 'updateTime', hidden: true },
  ],
  filters: ['deptName', 'parentId', 'status', 'deptCode', 'leaderId'],
  form: ['deptName', 'parentId', 'deptCode', 'leaderId', 'phone', 'sort', 'status'],
});
