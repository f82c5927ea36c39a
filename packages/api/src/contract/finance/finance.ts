import type { BalanceStanding } from '../../entities/finance/balanceStanding';
import { invoiceDraft, type Invoice } from '../../entities/finance/invoice';
import {
  settlementQuestion,
  settlementUpdate,
  type SettlementDetail,
  type SettlementPart,
} from '../../entities/finance/settlementLog';
import {
  lineCorrection,
  statementFile,
  statementUpdate,
  type StatementDetail,
} from '../../entities/finance/statement';
import { ticketDraft, type Ticket } from '../../entities/finance/ticket';
import { balanceLog } from '../../resources/finance/balanceLog';
import { settlementLog } from '../../resources/finance/settlementLog';
import { statement } from '../../resources/finance/statement';
import { idRef } from '../../schema';
import { change, get, read } from '../call';
import { crud, entity } from '../crud';

/**
 * Statements: the amounts that clients owe. `save` makes one of the orders that came to their end
 * in a period, `update` changes it before it is confirmed, `delete` voids drafts.
 */
export const statements = {
  ...crud(statement),
  /** A statement with its lines and history. Not specified. */
  getDetail: read('/aCompanyStatement/getDetail').takes(idRef).gives<StatementDetail>(),
  /** Makes a move of a statement. Not specified. */
  move: change('/aCompanyStatement/move').takes(statementUpdate).gives<StatementDetail>(),
  /** A statement as a file, in the reader's language. Not specified. */
  download: read('/aCompanyStatement/download', { responseType: 'file' })
    .takes(statementFile)
    .gives<File>(),
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
export const balanceLogs = {
  ...crud(balanceLog),
  /** The balance or credit that the caller's company has left. Not specified. */
  getStanding: get('/aCompanyBalanceLog/getStanding').gives<BalanceStanding>(),
};

/**
 * Payments received from clients. `save` enters one and matches it to statements, unless it is
 * large: then another person does. The server refuses `update` and `delete`: a wrong one is undone.
 */
export const settlementLogs = {
  ...crud(settlementLog),
  /** A payment with its parts and history. Not specified. */
  getDetail: read('/aCompanySettlementLog/getDetail').takes(idRef).gives<SettlementDetail>(),
  /** The statements that a payment would go to. Not specified. */
  preview: read('/aCompanySettlementLog/preview')
    .takes(settlementQuestion)
    .gives<SettlementPart[]>(),
  /** Makes a move of a payment. Not specified. */
  move: change('/aCompanySettlementLog/move').takes(settlementUpdate).gives<SettlementDetail>(),
};
