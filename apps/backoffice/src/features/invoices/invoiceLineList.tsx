import { companyInvoiceInfo, type CompanyInvoiceInfo } from '@mingjian/api';
import { defineTexts, Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { invoicePath, statementPath } from '../../base/statementPath';
import { INVOICE_TONES } from '../../shared/invoices/invoiceTones';
import { listOf } from '../../shared/resourceList/listOf';
import { useSignedIn } from '../../shell';

const texts = defineTexts('invoiceLines', {
  zh: {
    pageTitle: '发票明细',
    emptyNote: '每张发票的每一行在这里，可以追到订单和对账单。',
    noun: '发票明细',
    invoiceApplyNo: '申请编号',
    invoiceNo: '数电发票号码',
    companyName: '客户公司',
    status: '发票状态',
    number: '行号',
    name: '项目',
    orderNo: '订单编号',
    statementNo: '对账单编号',
    costCenter: '成本中心',
    clientPoNo: '采购单号',
    amount: '价税合计',
    taxAmount: '税额',
    issueDate: '开票日期',
    createTime: '申请时间',
  },
  en: {
    pageTitle: 'Invoice lines',
    emptyNote: 'Every line of every invoice is here, with its order and statement.',
    noun: 'invoice line',
    invoiceApplyNo: 'Application no.',
    invoiceNo: 'Invoice no.',
    companyName: 'Client company',
    status: 'Status of invoice',
    number: 'Line',
    name: 'Service',
    orderNo: 'Order no.',
    statementNo: 'Statement no.',
    costCenter: 'Cost centre',
    clientPoNo: 'PO no.',
    amount: 'Amount with tax',
    taxAmount: 'Tax',
    issueDate: 'Issued on',
    createTime: 'Applied at',
  },
});

/** A number that leads to what it names: the invoice, the order or the statement. */
function NumberLink({
  row,
  of,
}: {
  row: CompanyInvoiceInfo;
  of: 'invoice' | 'order' | 'statement';
}) {
  const isClient = useSignedIn().user.userType === 'companyUser';
  if (of === 'order') return <Link href={orderDetailsPath(row.orderId)}>{row.orderNo}</Link>;
  return of === 'invoice' ? (
    <Link href={invoicePath(row.invoiceId, isClient)}>{row.invoiceApplyNo}</Link>
  ) : (
    <Link href={statementPath(row.statementId, isClient)}>{row.statementNo}</Link>
  );
}

/** Lines of invoices. */
export const list = listOf(companyInvoiceInfo, {
  pageCode: 'invoiceLineList',
  texts,
  nameField: 'orderNo',
  tones: { status: INVOICE_TONES },
  columns: [
    {
      field: 'orderNo',
      width: 170,
      card: 'title',
      render: (row: CompanyInvoiceInfo) => <NumberLink row={row} of="order" />,
    },
    { field: 'name', width: 180, card: 'subtitle' },
    { field: 'amount', width: 120, card: 'fact' },
    { field: 'taxAmount', width: 100, card: 'fact' },
    {
      field: 'invoiceApplyNo',
      width: 150,
      card: 'fact',
      render: (row: CompanyInvoiceInfo) => <NumberLink row={row} of="invoice" />,
    },
    { field: 'status', width: 100, card: 'mark' },
    {
      field: 'statementNo',
      width: 150,
      render: (row: CompanyInvoiceInfo) => <NumberLink row={row} of="statement" />,
    },
    { field: 'invoiceNo', width: 200 },
    { field: 'issueDate', width: 110 },
    { field: 'companyName', width: 210, staffOnly: true },
    { field: 'costCenter', width: 120, hidden: true },
    { field: 'clientPoNo', width: 120, hidden: true },
    { field: 'number', width: 70, hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: [
    { field: 'companyName', staffOnly: true },
    'orderNo',
    'invoiceNo',
    'invoiceApplyNo',
    'statementNo',
    'name',
    'status',
    'issueDate',
    'costCenter',
    'clientPoNo',
    'createTime',
  ],
});
