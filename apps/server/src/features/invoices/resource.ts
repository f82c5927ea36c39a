import { companyInvoice, companyInvoiceInfo } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { inputFailure, refusal } from '../../failure';
import { companyScope, withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, Reference } from '../../resources/servedResource';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS, STATEMENT_READERS } from '../../roles';
import { invoiceTexts } from './texts';

/** An address of a company that the caller may see. */
const knownAddress: Reference = {
  table: 'companyAddresses',
  within: (caller) =>
    sql<SqlBool>`${withinScope(caller, 'companyAddresses.companyId')}
      and company_addresses.deleted_at is null`,
};

const READERS = [...STATEMENT_READERS, ...CLIENT_ACCOUNTANTS];

/** Invoices: staff see all, a client its own. Applications come by a call of their own. */
export const invoiceResource = serve(
  companyInvoice,
  'companyInvoices',
)({
  objectType: 'companyInvoice',
  module: 'finance',
  label: 'invoiceApplyNo',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    applyUser: { by: 'appliedBy', table: 'users', column: 'realname' },
    redOfNo: () => sql`(
      select original.invoice_apply_no from company_invoices original
      where original.id = company_invoices.red_of)`,
    address: () => sql`(
      select concat_ws(' ', receiver, phone, area_name, detail)
      from company_addresses where company_addresses.id = company_invoices.address_id)`,
    statementIds: () => sql`(
      select string_agg(distinct statement_id, ',') from invoice_lines
      where invoice_lines.invoice_id = company_invoices.id)`,
  },
  references: { addressId: knownAddress },
  may: {
    read: READERS,
    write: [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS],
    fields: { expressNo: INVOICE_KEEPERS },
  },
  complete: async (row) => {
    await refuseWrongReceiver(row);
    return {};
  },
});

/** Refuses another receiver once it is delivered, and an address of another client. */
async function refuseWrongReceiver({ values, stored, caller, db }: Completion) {
  if (Number(stored!['status']) >= 4 || Number(stored!['status']) < 0)
    throw refusal(409, invoiceTexts, (t) => t.frozen);
  const addressId = values['addressId'] as string | null | undefined;
  if (!addressId) return;
  const address = await db
    .selectFrom('companyAddresses')
    .select('id')
    .where('id', '=', addressId)
    .where('companyId', '=', String(stored!['companyId']))
    .executeTakeFirst();
  if (!address)
    throw inputFailure([['addressId', invoiceTexts((t) => t.otherAddress)]], caller.language);
}

/** Lines of invoices: staff see all, a client its own. */
export const invoiceLineResource = serve(
  companyInvoiceInfo,
  'invoiceLines',
)({
  objectType: 'invoiceLine',
  module: 'finance',
  label: 'name',
  scope: companyScope('invoiceLines.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    invoiceApplyNo: { by: 'invoiceId', table: 'companyInvoices', column: 'invoiceApplyNo' },
    invoiceNo: { by: 'invoiceId', table: 'companyInvoices', column: 'invoiceNo' },
    status: { by: 'invoiceId', table: 'companyInvoices', column: 'status' },
    issueDate: { by: 'invoiceId', table: 'companyInvoices', column: 'issueDate' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    costCenter: { by: 'orderId', table: 'orders', column: 'costCenter' },
    clientPoNo: { by: 'orderId', table: 'orders', column: 'clientPoNo' },
    statementNo: { by: 'statementId', table: 'statements', column: 'statementNo' },
  },
  translated: { name: 'nameEn' },
  may: { read: READERS },
});
