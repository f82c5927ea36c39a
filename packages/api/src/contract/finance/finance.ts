import { invoiceDraft, type Invoice } from '../../entities/finance/invoice';
import { settlementLogDraft, type SettlementLog } from '../../entities/finance/settlementLog';
import {
  lineCorrection,
  statementUpdate,
  type StatementDetail,
} from '../../entities/finance/statement';
import { ticketDraft, type Ticket } from '../../entities/finance/ticket';
import { balanceLog } from '../../resources/finance/balanceLog';
import { statement } from '../../resources/finance/statement';
import { idRef } from '../../schema';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/**
 * Statements: the amounts that clients owe. `save` makes one of the orders that came to their end in
 * a period, `update` changes it before it is confirmed, `delete` voids drafts.
 */
export const statements = {
  ...crud(statement),
  /** A statement with its lines and history. Not specified. */
  getDetail: read('/aCompanyStatement/getDetail').takes(idRef).gives<StatementDetail>(),
  /** Makes a move of a statement. Not specified. */
  move: change('/aCompanyStatement/move').takes(statementUpdate).gives<StatementDetail>(),
  /** Takes an amount off a line; the next statement has it as a negative line. Not specified. */
  correct: change('/aCompanyStatement/correct').takes(lineCorrection).gives<StatementDetail>(),
};

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
