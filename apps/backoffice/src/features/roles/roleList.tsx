import { role } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { roleListTexts as texts } from './roleList.texts';
import { ClientRights, MenuTree, StaffRights } from './RoleTrees';

/** Roles, with the menus that they see and the rights that they have. */
export const list = listOf(role, {
  pageCode: 'roleList',
  texts,
  nameField: 'roleName',
  tones: { userType: { serviceUser: 'accent', companyUser: 'neutral' } },
  columns: [
    { field: 'roleName', width: 160 },
    { field: 'roleNameEn', width: 180 },
    { field: 'roleCode', width: 160, card: 'fact' },
    { field: 'userType', width: 110, card: 'mark' },
    { field: 'userCount', width: 100, card: 'fact' },
    'status',
    'sort',
    { field: 'remark', width: 200, hidden: true },
    'updateTime',
  ],
  filters: ['roleName', 'userType', 'status', { field: 'roleCode', operator: 'EQ' }],
  form: [
    { section: 'sectionRole', fields: ['roleCode', 'userType', 'roleName', 'roleNameEn'] },
    { section: 'sectionRole', fields: ['sort', 'status', { field: 'remark', wide: true }] },
    {
      section: 'sectionAccess',
      fields: [
        { field: 'menuIds', control: (props: ControlProps) => <MenuTree {...props} /> },
        {
          field: 'rightCodes',
          control: (props: ControlProps) => <StaffRights {...props} />,
          shownFor: { field: 'userType', value: 'serviceUser' },
        },
        {
          field: 'rightCodes',
          control: (props: ControlProps) => <ClientRights {...props} />,
          shownFor: { field: 'userType', value: 'companyUser' },
        },
      ],
    },
  ],
});
