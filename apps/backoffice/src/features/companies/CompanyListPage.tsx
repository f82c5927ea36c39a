import { company } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { companyTexts } from './companies.texts';

const companyList = listOf(company, {
  pageCode: 'companyList',
  texts: companyTexts,
  nameField: 'companyName',
  tones: { status: { '0': 'warning', '1': 'success', '2': 'neutral' } },
  columns: [
    { field: 'companyName', width: 240 },
    { field: 'companyNo', width: 120 },
    { field: 'companyShort', hidden: true },
    { field: 'status', width: 110 },
    'belonging',
    { field: 'enterpriseScale', width: 130 },
    'industry',
    { field: 'contactName', width: 120 },
    { field: 'contactPhone', width: 150 },
    { field: 'contactEmail', width: 220, hidden: true },
    { field: 'managerName', width: 130 },
    'payMode',
    'balance',
    { field: 'creditLimit', width: 160, hidden: true },
    { field: 'creditCode', width: 200, hidden: true },
    { field: 'informationWay', width: 140, hidden: true },
    { field: 'address', width: 240, hidden: true },
    'contractExpire',
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'companyName',
    'companyNo',
    'status',
    'belonging',
    'enterpriseScale',
    'managerName',
    'payMode',
    'createTime',
  ],
  form: [
    'companyName',
    'companyShort',
    'creditCode',
    'status',
    'industry',
    'enterpriseScale',
    'belonging',
    'informationWay',
    'contactName',
    'contactPhone',
    'contactEmail',
    'managerId',
    { field: 'address', wide: true },
    'atsType',
    'retentionMonths',
    'remark',
    'payMode',
    'creditLimit',
    'discount',
    'paymentDays',
  ],
});

/** Client companies. */
export function CompanyListPage() {
  return <ResourcePage list={companyList} />;
}
