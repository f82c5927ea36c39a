import { object } from 'yup';
import { dayText, idList, idText, jsonText, rate, text, word, type Stored } from '../../schema';

/**
 * 0 draft · 1 waits for the client · 2 disputed · 3 confirmed · 4 partly paid · 5 paid · −1 void.
 */
export type StatementStatus = 0 | 1 | 2 | 3 | 4 | 5 | -1;

/** A statement: the amount that a client owes for a period, in fen. */
export interface Statement extends Stored {
  statementNo: string;
  companyId: string;
  companyName: string;
  mainCompanyName: string;
  periodStart: string;
  periodEnd: string;
  orderCount: number;
  originAmount: number;
  reduceAmount: number;
  /** 0.06 for 6 %. */
  taxRate: number;
  totalAmount: number;
  confirmedTime: string | null;
  confirmUser: string | null;
  status: StatementStatus;
  invoicedAmount: number;
  paidAmount: number;
  dueDate: string | null;
  overdueDays: number;
  disputeNote: string | null;
  fileUrl: string | null;
}

/** Schema of the writable fields of a statement; its amounts come from its orders. */
export const statementDraft = object({
  id: idText(),
  companyId: idText().required(),
  mainCompanyName: text(128),
  periodStart: dayText().required(),
  periodEnd: dayText().required(),
  taxRate: rate(),
  dueDate: dayText(),
  disputeNote: text(500),
  fileUrl: text(500),
  /** JSON text of lines that belong to no order. */
  lines: jsonText(),
});

/** Writable fields of a statement. */
export type StatementDraft = typeof statementDraft.__outputType;

/** Orders of one company that become a statement. */
export const billRequest = object({
  companyId: idText().required(),
  /** Comma-joined. */
  orderIds: idList().required(),
  periodStart: dayText(),
  periodEnd: dayText(),
  remark: word(500),
});
