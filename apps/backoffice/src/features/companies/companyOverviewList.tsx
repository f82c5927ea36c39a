import { companyOverview, type CompanyOverview } from '@mingjian/api';
import { Link } from '@mingjian/ui';
import { companyPath } from '../../shared/companies/companyPath';
import { listOf } from '../../shared/resourceList/listOf';
import { companyOverviewTexts } from './companyOverview.texts';

/** Client companies with what is under way for each. */
export const companyOverviewList = listOf(companyOverview, {
  pageCode: 'companyOverviewList',
  texts: companyOverviewTexts,
  nameField: 'companyName',
  tones: { status: { '0': 'warning', '1': 'success', '2': 'neutral' } },
  columns: [
    {
      field: 'companyName',
      width: 240,
      pinned: true,
      card: 'title',
      render: ({ id, companyName }: CompanyOverview) => (
        <Link href={companyPath(id)}>{companyName}</Link>
      ),
    },
    { field: 'companyNo', width: 92, card: 'subtitle' },
    { field: 'status', width: 80, card: 'mark' },
    { field: 'managerName', width: 100, card: 'fact' },
    { field: 'openOrders', width: 90, card: 'fact' },
    { field: 'lastOrderTime', width: 140, card: 'fact' },
    { field: 'waitingStatements', width: 120 },
    { field: 'unpaidAmount', width: 120, card: 'fact' },
    { field: 'openInvoices', width: 90 },
    { field: 'payMode', width: 90 },
    { field: 'balance', width: 120 },
    { field: 'freezeBalance', width: 110, hidden: true },
    { field: 'creditLimit', width: 120, hidden: true },
    { field: 'activeAccounts', width: 90 },
    { field: 'lastFollowTime', width: 140 },
    { field: 'nextFollowTime', width: 140 },
    { field: 'contractExpire', width: 110 },
    { field: 'belonging', width: 90, hidden: true },
    { field: 'createTime', width: 140, hidden: true },
  ],
  filters: ['companyName', 'companyNo', 'status', 'managerName', 'payMode', 'contractExpire'],
});
