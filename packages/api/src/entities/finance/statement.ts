import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import type { InvoiceStatus } from '../../flows/finance/invoiceFlow';
import {
  STATEMENT_MOVES,
  type StatementAct,
  type StatementMove,
  type StatementStatus,
} from '../../flows/finance/statementFlow';
import type { Statement } from '../../resources/finance/statement';
import { dayText, fen, idList, idText, text, versionNumber, word } from '../../schema';

/** Kind of a line: product, add-on, urgency, reduction, fee of a broken off order, correction. */
export type FeeKind = 'product' | 'addOn' | 'urgent' | 'reduction' | 'cancel' | 'correction';

/** A line of a statement: one fee of an order, or a correction. Amounts in fen. */
export interface StatementLine {
  id: string;
  /** From 1 without gaps. */
  number: number;
  kind: FeeKind;
  name: string;
  orderId: string;
  orderNo: string;
  /** Masked, such as 李**. */
  candidateName: string | null;
  /** `yyyy-MM-dd` of the completion. */
  day: string | null;
  costCenter: string | null;
  clientPoNo: string | null;
  amount: number;
  /** The tax that the amount includes. */
  taxAmount: number;
  /** The client's objection; `null` for none. */
  disputeNote: string | null;
  /** The sum that corrections of it take off, in fen. */
  corrected: number;
  /** The statement whose line a correction corrects; `null` for other kinds. */
  corrects: { statementId: string; statementNo: string } | null;
}

/** An event of a statement. */
export interface StatementEvent {
  /** From 1 without gaps. */
  number: number;
  action: StatementAct;
  label: string;
  statusAfter: StatementStatus;
  /** Empty for the system. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A payment's part for a statement. */
export interface StatementPayment {
  settlementId: string;
  settleNo: string;
  /** In fen; negative when it was taken back. */
  amount: number;
  createTime: string;
}

/** An invoice that has lines of a statement. */
export interface StatementInvoice {
  invoiceId: string;
  invoiceApplyNo: string;
  status: InvoiceStatus;
  /** The sum of the statement's lines on it, in fen; negative for a red one. */
  amount: number;
}

/** A statement with its lines and its history. */
export interface StatementDetail extends Statement {
  lines: StatementLine[];
  /** The newest first. */
  events: StatementEvent[];
  moves: MoveChoice<StatementMove>[];
  /** Parts of payments that were matched to it, or taken back. */
  payments: StatementPayment[];
  /** In the order of their applications. */
  invoices: StatementInvoice[];
  /** Whether it waits for a payment that the reader may enter. */
  canReceive: boolean;
  /** Whether lines of it are on no invoice, and the reader may apply for one. */
  canInvoice: boolean;
  /** Whether the reader may correct its lines. */
  canCorrect: boolean;
}

/** An amount to take off a line of a confirmed statement. */
export const lineCorrection = object({
  lineId: idText().required(),
  /** In fen. */
  amount: fen().min(1).required(),
  reason: text(500).required(),
});

/** Orders of one company that become a statement. */
export const billRequest = object({
  companyId: idText().required(),
  /** Comma-joined. */
  orderIds: idList().required(),
  periodStart: dayText(),
  periodEnd: dayText(),
  remark: word(500),
});

/** Formats of a statement's file. */
export const STATEMENT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** Format of a statement's file. */
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A statement's file that somebody downloads. */
export const statementFile = object({
  id: idText().required(),
  format: string<StatementFormat>().oneOf(STATEMENT_FORMATS).required(),
});

/** Schema of a move of a statement, with the version that it was decided on. */
export const statementUpdate = object({
  id: idText().required(),
  action: string<(typeof STATEMENT_MOVES)[number]>().oneOf(STATEMENT_MOVES).required(),
  reason: text(500),
  version: versionNumber().required(),
  /** Comma-joined ids of the lines that a dispute is about. */
  lineIds: idList(),
});
