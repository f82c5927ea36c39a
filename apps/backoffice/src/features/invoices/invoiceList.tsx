import { use } from 'react';
import { companyInvoice, type CompanyInvoice } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { INVOICE_TONES } from '../../shared/invoices/invoiceTones';
import { RowName } from '../../shared/RowName.styles';
import { invoiceTexts } from './invoices.texts';
import { OpenInvoice } from './OpenInvoice';

/** The number of an application, which opens its invoice. */
function NumberCell({ invoice: { id, invoiceApplyNo } }: { invoice: CompanyInvoice }) {
  const open = use(OpenInvoice);
  return (
    <RowName type="button" onClick={() => open(id)}>
      {invoiceApplyNo}
    </RowName>
  );
}

/** Invoices to clients. */
export const list = listOf(companyInvoice, {
  pageCode: 'invoiceList',
  texts: invoiceTexts,
  nameField: 'invoiceApplyNo',
  tones: { status: INVOICE_TONES },
  columns: [
    {
      field: 'invoiceApplyNo',
      width: 150,
      card: 'title',
      render: (row: CompanyInvoice) => <NumberCell invoice={row} />,
    },
    { field: 'status', width: 100, card: 'mark' },
    { field: 'title', width: 220, card: 'subtitle' },
    { field: 'amount', width: 130, card: 'fact' },
    { field: 'invoiceType', width: 110, card: 'fact' },
    { field: 'invoiceNo', width: 200, card: 'fact' },
    { field: 'issueDate', width: 110, card: 'fact' },
    { field: 'createTime', width: 150, card: 'fact' },
    { field: 'companyName', width: 210, hidden: true, staffOnly: true },
    { field: 'taxAmount', width: 110, hidden: true },
    { field: 'taxNo', width: 190, hidden: true },
    { field: 'applyUser', width: 100, hidden: true },
    { field: 'receiveEmail', width: 200, hidden: true },
    { field: 'expressNo', width: 150, hidden: true },
    { field: 'redFlag', width: 90, hidden: true },
    { field: 'redConfirmNo', width: 160, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
  filters: [
    { field: 'companyName', staffOnly: true },
    'status',
    'issueDate',
    'invoiceApplyNo',
    'invoiceNo',
    'title',
    'invoiceType',
    'taxNo',
    'receiveEmail',
    'applyUser',
    'redFlag',
    'redConfirmNo',
    'expressNo',
    'createTime',
    'remark',
  ],
  form: ['receiveEmail', 'addressId', 'expressNo', 'remark'],
});
