import { department, type Department } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { deptListTexts } from './deptList.texts';

/** Ideographic spaces, as wide as a character each, show the level. */
const indentOf = ({ path }: Department) => '　'.repeat(path.split('/').length - 1);

/** Departments in the order of their tree. */
export const list = listOf(department, {
  pageCode: 'deptList',
  texts: deptListTexts,
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
