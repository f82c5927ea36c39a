import { user, type UserRow } from '@mingjian/api';
import { Tag } from '@mingjian/ui';
import { PersonAvatar } from '../../base/files/PersonAvatar';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { RolesField } from './RolesField';
import { userListTexts as texts } from './userList.texts';

/** Accounts of staff. */
export const list = listOf(user, {
  pageCode: 'userList',
  texts,
  nameField: 'realname',
  columns: [
    { field: 'realname', width: 130 },
    {
      field: 'avatar',
      width: 64,
      image: true,
      render: ({ realname, avatar }: UserRow) => (
        <PersonAvatar name={realname} size="small" avatar={avatar} />
      ),
    },
    { field: 'username', width: 140, card: 'fact' },
    { field: 'deptId', width: 150, card: 'fact' },
    {
      field: 'roleNames',
      width: 220,
      card: 'fact',
      render: (row: UserRow) => row.roleNames.map((name) => <Tag key={name}>{name}</Tag>),
    },
    { field: 'phone', width: 150, card: 'fact' },
    { field: 'email', width: 220 },
    'status',
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: ['realname', 'username', 'deptId', 'status', 'phone', 'email'],
  form: [
    'username',
    'realname',
    'deptId',
    'phone',
    'email',
    'status',
    { field: 'roleIds', control: (props: ControlProps) => <RolesField {...props} /> },
  ],
});
