import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  INVOICE_MOVES,
  type InvoiceAct,
  type InvoiceMove,
  type InvoiceStatus,
} from '../../flows/finance/invoiceFlow';
import type { CompanyInvoice } from '../../resources/finance/companyInvoice';
import {
  choice,
  cleaned,
  dayText,
  idList,
  idText,
  jsonText,
  text,
  versionNumber,
  word,
} from '../../schema';

/** A line of an invoice: one line of a statement. Amounts in fen. */
export interface InvoiceLine {
  id: string;
  /** From 1 without gaps. */
  number: number;
  name: string;
  orderId: string;
  orderNo: string;
  statementId: string;
  statementNo: string;
  /** With tax. */
  amount: number;
  taxAmount: number;
}

/** An event of an invoice. */
export interface InvoiceEvent {
  /** From 1 without gaps. */
  number: number;
  action: InvoiceAct;
  label: string;
  statusAfter: InvoiceStatus;
  /** Empty for the system. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A request of an invoice at the issuing service. */
export interface InvoiceIssuing {
  /** Whether it failed for good, so that somebody must ask again or issue it by hand. */
  failed: boolean;
  /** Sentence about the last failure; `null` before one. */
  problem: string | null;
  /** Attempts since somebody asked. */
  tries: number;
  /** When it is asked again; `null` while it is being asked, and after the last attempt. */
  nextTime: string | null;
}

/** An invoice with its lines and its history. */
export interface InvoiceDetail extends CompanyInvoice {
  lines: InvoiceLine[];
  /** The newest first. */
  events: InvoiceEvent[];
  moves: MoveChoice<InvoiceMove>[];
  /** The red invoice that reverses it, or is under way to. */
  red: { id: string; invoiceApplyNo: string } | null;
  /** Whether the reader may change where it goes. */
  canEdit: boolean;
  /** Whether the reader may have it reversed. */
  canReverse: boolean;
  /** Its request at the issuing service; `null` without an open or failed one. */
  issuing: InvoiceIssuing | null;
  /** Whether the reader may have a service issue it now. */
  canIssueByService: boolean;
}

/** A reason why an order cannot be on an invoice now. */
export type InvoiceObstacle = 'notBilled' | 'notConfirmed' | 'invoiced';

/** The invoice that orders or statements would give. Amounts in fen. */
export interface InvoicePreview {
  /** `null` while nothing can be invoiced. */
  companyId: string | null;
  companyName: string | null;
  amount: number;
  taxAmount: number;
  /** Number of its lines. */
  lineCount: number;
  /** The orders that can be on it. */
  orderIds: string[];
  /** The orders that cannot, each with its reason. */
  refused: {
    orderId: string;
    orderNo: string;
    obstacle: InvoiceObstacle;
    label: string;
  }[];
}

const wanted = {
  /** Comma-joined. */
  orderIds: idList(),
  /** Comma-joined; all their lines that are on no invoice. */
  statementIds: idList(),
};

/** Schema of the orders or the statements that an invoice would be for. */
export const invoiceQuestion = object(wanted);

/** An application for an invoice: the orders or the statements it is for, and where it goes. */
export const invoiceRequest = object({
  ...wanted,
  ticketId: idText().required(),
  invoiceType: choice(1, 2).required(),
  receiveEmail: cleaned('email').max(128).nullable(),
  addressId: idText().nullable(),
  remark: word(500),
});

/** Schema of a move of an invoice, with the version that it was decided on. */
export const invoiceUpdate = object({
  id: idText().required(),
  action: string<(typeof INVOICE_MOVES)[number]>().oneOf(INVOICE_MOVES).required(),
  reason: text(500),
  version: versionNumber().required(),
});

/** Schema of an issued invoice, as the tax office gave it. */
export const invoiceIssue = object({
  id: idText().required(),
  version: versionNumber().required(),
  /** 20 digits. */
  invoiceNo: cleaned('code').max(20).required(),
  issueDate: dayText().required(),
  /** JSON text list of stored files. */
  fileUrl: jsonText(),
  /** Number of the confirmation slip, for a red one. */
  redConfirmNo: text(64),
});

/** Schema of a request to have a service issue an invoice. */
export const invoiceServiceRequest = object({
  id: idText().required(),
  version: versionNumber().required(),
});

/** Schema of a request to have an issued invoice reversed. */
export const invoiceReversal = object({
  id: idText().required(),
  version: versionNumber().required(),
  reason: text(500).required(),
});
