import { object } from 'yup';
import {
  choice,
  cleaned,
  fen,
  idList,
  idText,
  rate,
  text,
  word,
  type Flag,
  type Stored,
} from '../../schema';

/**
 * 0 to apply for · 1 applied for · 2 refused · 3 issued · 4 sent · 5 received · −1 credited · −2
 * void.
 */
export type InvoiceStatus = 0 | 1 | 2 | 3 | 4 | 5 | -1 | -2;

/** An invoice, from its application to its receipt. Amounts in fen. */
export interface Invoice extends Stored {
  invoiceApplyNo: string;
  companyId: string;
  companyName: string;
  /** Comma-joined. */
  statementIds: string;
  title: string;
  taxNo: string;
  /** 1 ordinary · 2 special, both fully digital. */
  invoiceType: 1 | 2;
  amount: number;
  taxRate: number;
  taxAmount: number;
  content: string;
  bankName: string | null;
  bankAccount: string | null;
  regAddress: string | null;
  regPhone: string | null;
  receiveEmail: string | null;
  addressId: string | null;
  status: InvoiceStatus;
  invoiceNo: string | null;
  issueDate: string | null;
  fileUrl: string | null;
  expressNo: string | null;
  rejectReason: string | null;
  redFlag: Flag;
}

/** Schema of the writable fields of an invoice. */
export const invoiceDraft = object({
  id: idText(),
  companyId: idText().required(),
  /** Comma-joined. */
  statementIds: idList().required(),
  title: word(128).required(),
  taxNo: word(32).required(),
  invoiceType: choice(1, 2).required(),
  amount: fen().required(),
  taxRate: rate(),
  content: word(200),
  bankName: text(128),
  bankAccount: text(64),
  regAddress: text(200),
  regPhone: cleaned('tel').max(32).nullable(),
  receiveEmail: cleaned('email').max(128).nullable(),
  addressId: idText().nullable(),
  invoiceNo: text(64),
  fileUrl: text(500),
  expressNo: text(64),
  rejectReason: text(500),
});

/** Writable fields of an invoice. */
export type InvoiceDraft = typeof invoiceDraft.__outputType;

/** An application for an invoice from the order list: the orders it is for, and where it goes. */
export const invoiceRequest = object({
  /** Comma-joined. */
  orderIds: idList().required(),
  ticketId: idText().required(),
  invoiceType: choice(1, 2).required(),
  receiveEmail: word(128).required(),
  addressId: idText(),
  remark: word(500),
});
