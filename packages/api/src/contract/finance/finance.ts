import { invoiceDraft, type Invoice } from '../../entities/finance/invoice';
import { settlementLogDraft, type SettlementLog } from '../../entities/finance/settlementLog';
import { statementDraft, type Statement } from '../../entities/finance/statement';
import { ticketDraft, type Ticket } from '../../entities/finance/ticket';
import { balanceLog } from '../../resources/finance/balanceLog';
import { crud, entity } from '../crud';

/** Statements: the amounts that clients owe. */
export const statements = crud(entity<Statement>()('aCompanyStatement', statementDraft));

/** Invoices. */
export const invoices = crud(entity<Invoice>()('aCompanyInvoice', invoiceDraft));

/** Invoices with joined names; read-only. */
export const invoiceViews = crud(entity<Invoice>()('VCompanyInvoiceInfo'));

/** Invoice titles of companies. */
export const tickets = crud(entity<Ticket>()('aCompanyTicket', ticketDraft));

/** Movements of balances; a movement is never changed: the server refuses `update` and `delete`. */
export const balanceLogs = crud(balanceLog);

/** Payments of clients. */
export const settlementLogs = crud(
  entity<SettlementLog>()('aCompanySettlementLog', settlementLogDraft),
);
