import { invoices as calls, invoiceViews, orderInfo } from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { resourceCalls, resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { CLIENT_ACCOUNTANTS, STATEMENT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { applyInvoice } from './applyInvoice';
import { invoiceMoves } from './invoiceMoves';
import { issueInvoice, reverseInvoice } from './issueInvoice';
import { previewInvoice } from './previewInvoice';
import { invoiceDetail } from './readInvoice';
import { invoiceLineResource, invoiceResource } from './resource';
import { tellInvoice } from './tellInvoice';
import { askIssuer } from './issuing/askIssuer';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Invoices to clients: applied for, issued, delivered; or reversed by red ones. */
export const invoices: Feature = {
  name: 'invoices',
  calls: [
    [
      resourceListCall(calls.getList, invoiceResource),
      ...resourceChanges(calls, invoiceResource).slice(1),
    ],
    Object.values(resourceCalls(invoiceViews, invoiceLineResource)),
    bind(calls).part(
      {
        save: async (request, caller, backend) => {
          const id = await applyInvoice(request, caller, backend);
          return readRow(invoiceResource, id, caller, backend);
        },
        getDetail: async ({ id }, caller, backend) => invoiceDetail(id, caller, backend),
        preview: async (question, caller, backend) => previewInvoice(question, caller, backend),
        move: async ({ id, action, reason, version }, caller, backend) => {
          await makeMove(invoiceMoves, action, { id, reason, version }, caller, backend);
          await tellInvoice(id, action, reason?.trim() || null, caller, backend);
          return invoiceDetail(id, caller, backend);
        },
        issue: async (issue, caller, backend) => {
          await issueInvoice(issue, caller, backend);
          await tellInvoice(issue.id, 'issue', null, caller, backend);
          return invoiceDetail(issue.id, caller, backend);
        },
        issueByService: async (request, caller, backend) => {
          await askIssuer(request, caller, backend);
          return invoiceDetail(request.id, caller, backend);
        },
        reverse: async (reversal, caller, backend) =>
          invoiceDetail(await reverseInvoice(reversal, caller, backend), caller, backend),
      },
      { move: { committed } },
    ),
    bind(orderInfo).part({
      applyInvoice: async (request, caller, backend) => {
        const id = await applyInvoice(request, caller, backend);
        return readRow(invoiceResource, id, caller, backend);
      },
    }),
  ],
  resources: [invoiceResource, invoiceLineResource],
  uncountedTables: ['invoiceEvents', 'invoiceIssuings'],
  menu: [
    {
      code: 'invoice-list',
      parent: 'company',
      name: '发票',
      nameEn: 'Invoices',
      pageurl: 'invoiceList',
      icon: 'receipt',
      sort: 11,
      rights: STATEMENT_READERS,
    },
    {
      code: 'invoice-line-list',
      parent: 'company',
      name: '发票明细',
      nameEn: 'Invoice lines',
      pageurl: 'invoiceLineList',
      icon: 'list',
      sort: 12,
      rights: STATEMENT_READERS,
    },
    {
      code: 'client-invoices',
      parent: 'company-order',
      name: '发票',
      nameEn: 'Invoices',
      pageurl: 'invoiceList',
      icon: 'receipt',
      sort: 11,
      resources: ['aCompanyInvoice'],
      rights: CLIENT_ACCOUNTANTS,
    },
    {
      code: 'client-invoice-lines',
      parent: 'company-order',
      name: '发票明细',
      nameEn: 'Invoice lines',
      pageurl: 'invoiceLineList',
      icon: 'list',
      sort: 12,
      resources: ['VCompanyInvoiceInfo'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
