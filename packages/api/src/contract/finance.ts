import { balanceLogDraft, type BalanceLog, type BalanceLogDraft } from '../entities/balanceLog';
import { changesOf, noDraft, type Changes } from '../entities/fields';
import { invoiceDraft, type Invoice, type InvoiceDraft } from '../entities/invoice';
import {
  settlementLogDraft,
  type SettlementLog,
  type SettlementLogDraft,
} from '../entities/settlementLog';
import { statementDraft, type Statement, type StatementDraft } from '../entities/statement';
import { ticketDraft, type Ticket, type TicketDraft } from '../entities/ticket';
import { crud } from './crud';

/** What clients owe. */
export const statements = crud<Statement, StatementDraft, Changes<StatementDraft>>(
  'aCompanyStatement',
  statementDraft,
  {
    changes: changesOf(statementDraft),
  },
);

/** Invoices. */
export const invoices = crud<Invoice, InvoiceDraft, Changes<InvoiceDraft>>(
  'aCompanyInvoice',
  invoiceDraft,
  {
    changes: changesOf(invoiceDraft),
  },
);

/** Invoices with the names of what they refer to; read-only. */
export const invoiceViews = crud<Invoice, object>('VCompanyInvoiceInfo', noDraft);

/** What invoices are made out to. */
export const tickets = crud<Ticket, TicketDraft, Changes<TicketDraft>>(
  'aCompanyTicket',
  ticketDraft,
  { changes: changesOf(ticketDraft) },
);

/** Movements of balances; a movement is never changed: the server refuses `update` and `delete`. */
export const balanceLogs = crud<BalanceLog, BalanceLogDraft, Changes<BalanceLogDraft>>(
  'aCompanyBalanceLog',
  balanceLogDraft,
  {
    changes: changesOf(balanceLogDraft),
  },
);

/** Payments of clients. */
export const settlementLogs = crud<SettlementLog, SettlementLogDraft, Changes<SettlementLogDraft>>(
  'aCompanySettlementLog',
  settlementLogDraft,
  {
    changes: changesOf(settlementLogDraft),
  },
);
