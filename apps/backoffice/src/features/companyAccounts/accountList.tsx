import { companyAccount, type CompanyAccount } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { useDateFormat } from '../../base/useDateFormat';
import { accountListTexts as texts } from './accountList.texts';

function PasswordCell({ row }: { row: CompanyAccount }) {
  const t = useTexts(texts);
  const { short } = useDateFormat();
  return row.pwdUpdateTime === null ? (
    <Tag tone="warning">{t.noPassword}</Tag>
  ) : (
    short(row.pwdUpdateTime)
  );
}

/** Accounts of client companies. */
export const list = listOf(companyAccount, {
  pageCode: 'accountList',
  texts,
  nameField: 'realname',
  columns: [
    { field: 'realname', width: 120 },
    { field: 'username', width: 140, card: 'subtitle' },
    { field: 'companyName', width: 220, staffOnly: true, card: 'fact' },
    { field: 'roleName', width: 120, card: 'fact' },
    { field: 'status', card: 'mark' },
    { field: 'phone', width: 130, card: 'fact' },
    { field: 'lastLoginTime', width: 124, card: 'fact' },
    {
      field: 'pwdUpdateTime',
      width: 124,
      render: (row: CompanyAccount) => <PasswordCell row={row} />,
    },
    { field: 'deptName', width: 120 },
    { field: 'email', width: 210, card: 'fact' },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'realname',
    { field: 'companyId', staffOnly: true },
    'username',
    'mainFlag',
    'status',
    'phone',
    'email',
    'deptName',
    'createTime',
  ],
  form: ['companyId', 'username', 'realname', 'roleCode', 'phone', 'email', 'deptName', 'status'],
});
