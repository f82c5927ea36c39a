import type { BalanceStanding } from '../../entities/finance/balanceStanding';
import {
  invoiceIssue,
  invoiceQuestion,
  invoiceRequest,
  invoiceReversal,
  invoiceServiceRequest,
  invoiceUpdate,
  type InvoiceDetail,
  type InvoicePreview,
} from '../../entities/finance/invoice';
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
import { balanceLog } from '../../resources/finance/balanceLog';
import {
  companyInvoice,
  companyInvoiceInfo,
  type CompanyInvoice,
} from '../../resources/finance/companyInvoice';
import { companyTicket } from '../../resources/finance/companyTicket';
import { settlementLog } from '../../resources/finance/settlementLog';
import { statement } from '../../resources/finance/statement';
import { idRef } from '../../schema';
import { change, get, read } from '../call';
import { crud } from '../crud';

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

/**
 * Invoices. `save` applies for one of statements, `update` changes where it goes until it is
 * issued; the server refuses `delete`: an application is withdrawn, an invoice is reversed.
 */
export const invoices = {
  ...crud(companyInvoice),
  save: change('/aCompanyInvoice/save').takes(invoiceRequest).gives<CompanyInvoice>(),
  /** An invoice with its lines and history. Not specified. */
  getDetail: read('/aCompanyInvoice/getDetail').takes(idRef).gives<InvoiceDetail>(),
  /** The orders that can be on an invoice, and why the others cannot. Not specified. */
  preview: read('/aCompanyInvoice/preview').takes(invoiceQuestion).gives<InvoicePreview>(),
  /** Makes a move of an invoice that needs no more than a reason. Not specified. */
  move: change('/aCompanyInvoice/move').takes(invoiceUpdate).gives<InvoiceDetail>(),
  /** Enters an issued invoice. Not specified. */
  issue: change('/aCompanyInvoice/issue').takes(invoiceIssue).gives<InvoiceDetail>(),
  /** Has the issuing service of this installation issue an invoice. Not specified. */
  issueByService: change('/aCompanyInvoice/issueByService')
    .takes(invoiceServiceRequest)
    .gives<InvoiceDetail>(),
  /** Begins the red invoice that reverses an issued one, and returns the red one. Not specified. */
  reverse: change('/aCompanyInvoice/reverse').takes(invoiceReversal).gives<InvoiceDetail>(),
};

/** Lines of invoices with their orders and statements; the server refuses to write them. */
export const invoiceViews = crud(companyInvoiceInfo);

/** Invoice details of companies: the buyers that invoices are made out to. */
export const companyTickets = crud(companyTicket);

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
