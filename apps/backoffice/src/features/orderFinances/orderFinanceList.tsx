import { orderFinance, type OrderFinance } from '@mingjian/api';
import { Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { statementPath } from '../../base/statementPath';
import { listOf } from '../../shared/resourceList/listOf';
import { useSignedIn } from '../../shell';
import { orderFinanceTexts } from './orderFinances.texts';

/** The statement of an order, which opens beside its list. */
function StatementCell({ order: { statementId, statementNo } }: { order: OrderFinance }) {
  const isClient = useSignedIn().user.userType === 'companyUser';
  return statementId && <Link href={statementPath(statementId, isClient)}>{statementNo}</Link>;
}

/** Orders with what they cost, and what of that is held and paid. */
export const orderFinanceList = listOf(orderFinance, {
  pageCode: 'orderFinanceList',
  texts: orderFinanceTexts,
  nameField: 'orderNo',
  tones: {
    payStatus: {
      '0': 'neutral',
      '1': 'accent',
      '2': 'warning',
      '3': 'warning',
      '4': 'success',
      '5': 'neutral',
    },
  },
  columns: [
    {
      field: 'orderNo',
      width: 160,
      pinned: true,
      card: 'title',
      render: ({ id, orderNo }: OrderFinance) => <Link href={orderDetailsPath(id)}>{orderNo}</Link>,
    },
    { field: 'payStatus', width: 100, card: 'mark' },
    { field: 'companyName', width: 200, staffOnly: true, card: 'subtitle' },
    { field: 'userName', width: 80, card: 'fact' },
    { field: 'productName', width: 130, card: 'fact' },
    { field: 'orderStatus', width: 110 },
    { field: 'amount', width: 110, card: 'fact' },
    { field: 'discountAmount', width: 100 },
    { field: 'reduceAmount', width: 100 },
    { field: 'cancelFee', width: 100 },
    { field: 'payAmount', width: 110, card: 'fact' },
    { field: 'heldAmount', width: 110 },
    { field: 'paidAmount', width: 110, card: 'fact' },
    {
      field: 'statementNo',
      width: 150,
      card: 'fact',
      render: (row: OrderFinance) => <StatementCell order={row} />,
    },
    { field: 'billStatus', width: 110, hidden: true },
    { field: 'listAmount', width: 110, hidden: true },
    { field: 'mainCompanyName', width: 200, hidden: true },
    { field: 'costCenter', width: 120, hidden: true },
    { field: 'clientPoNo', width: 140, hidden: true },
    { field: 'orderTime', width: 130, hidden: true },
    { field: 'finishTime', width: 130 },
    { field: 'settleTime', width: 130, hidden: true },
  ],
  filters: [
    'orderNo',
    { field: 'companyName', staffOnly: true },
    { field: 'payStatus', several: true },
    { field: 'orderStatus', several: true },
    'statementNo',
    'finishTime',
    'orderTime',
    'productName',
    'mainCompanyName',
    'costCenter',
    'clientPoNo',
    'billStatus',
    'settleTime',
  ],
});
