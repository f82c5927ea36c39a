import { moneyText, orderFinance, type OrderFinance } from '@mingjian/api';
import { Link, Text, useLocale } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { statementPath } from '../../base/statementPath';
import { listOf } from '../../shared/resourceList/listOf';
import { useSignedIn } from '../../shell';
import { orderFinanceTexts } from './orderFinances.texts';

/** Fields with an amount that is often nothing. */
type Amount =
  | 'payAmount'
  | 'paidAmount'
  | 'heldAmount'
  | 'discountAmount'
  | 'reduceAmount'
  | 'cancelFee';

/** An amount in fen; a dash for nothing, so that what is owed stands out. */
function AmountCell({ fen }: { fen: number | null }) {
  const { locale } = useLocale();
  return fen ? moneyText(fen, locale) : <Text tone="muted">—</Text>;
}

const amountOf = (field: Amount) => (row: OrderFinance) => <AmountCell fen={row[field]} />;

/** The statement of an order, which opens beside its list. */
function StatementCell({ order: { statementId, statementNo } }: { order: OrderFinance }) {
  const isClient = useSignedIn().user.userType === 'companyUser';
  if (!statementId) return <Text tone="muted">—</Text>;
  return <Link href={statementPath(statementId, isClient)}>{statementNo}</Link>;
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
    { field: 'orderStatus', width: 110 },
    { field: 'amount', width: 110, card: 'fact' },
    { field: 'payAmount', width: 110, card: 'fact', render: amountOf('payAmount') },
    { field: 'paidAmount', width: 110, card: 'fact', render: amountOf('paidAmount') },
    {
      field: 'statementNo',
      width: 150,
      card: 'fact',
      render: (row: OrderFinance) => <StatementCell order={row} />,
    },
    { field: 'heldAmount', width: 110, render: amountOf('heldAmount') },
    { field: 'discountAmount', width: 100, render: amountOf('discountAmount') },
    { field: 'reduceAmount', width: 100, render: amountOf('reduceAmount') },
    { field: 'cancelFee', width: 100, render: amountOf('cancelFee') },
    { field: 'userName', width: 80, card: 'fact' },
    { field: 'productName', width: 130, card: 'fact' },
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
