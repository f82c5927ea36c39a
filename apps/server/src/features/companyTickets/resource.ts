import { companyTicket, invoiceTextRule, taxpayerNoRule } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { knownCompany } from '../../resources/references';
import { changeStored } from '../../resources/resourceWrites';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS, STATEMENT_READERS } from '../../roles';
import { ticketTexts } from './texts';

/** Invoice details of client companies. Staff reach all of them, a client its own. */
export const ticketResource = serve(
  companyTicket,
  'companyTickets',
)({
  objectType: 'companyTicket',
  module: 'finance',
  label: 'title',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: knownCompany },
  textRules: {
    title: invoiceTextRule,
    taxNo: taxpayerNoRule,
    bankName: invoiceTextRule,
    regAddress: invoiceTextRule,
  },
  uniques: { company_tickets_default: 'defaultFlag' },
  may: {
    read: [...STATEMENT_READERS, ...CLIENT_ACCOUNTANTS],
    create: [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS],
    delete: [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS],
  },
  complete: async (row) => {
    refuseLongPairs(row);
    if (row.values.defaultFlag === 1) await clearDefault(row);
    return {};
  },
});

/** Texts that stand in one field of an invoice are limited together. */
function refuseLongPairs({ values, stored, caller }: Completion) {
  const text = (column: string) => (values[column] ?? stored?.[column] ?? '') as string;
  // Only their length counts here.
  const pair = (one: string, other: string) => (text(one) + text(other)).replaceAll(/[<>]/g, ' ');
  if (!invoiceTextRule.accepts(pair('bankName', 'bankAccount')))
    throw inputFailure([['bankName', ticketTexts((t) => t.bank)]], caller.language);
  if (!invoiceTextRule.accepts(pair('regAddress', 'regPhone')))
    throw inputFailure([['regAddress', ticketTexts((t) => t.address)]], caller.language);
}

/** New default details replace the ones before. */
async function clearDefault({ values, stored, caller, now, db }: Completion) {
  const companyId = String(stored?.companyId ?? values.companyId);
  const earlier = await db
    .selectFrom('companyTickets')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('defaultFlag', '=', 1)
    .where('deletedAt', 'is', null)
    .$if(stored !== undefined, (query) => query.where('id', '<>', stored!.id))
    .forUpdate()
    .execute();
  for (const row of earlier)
    await changeStored(ticketResource, row, { defaultFlag: 0 }, { caller, now, db });
}
