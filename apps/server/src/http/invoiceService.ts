/** A line of an invoice for an issuing service. Amounts in fen, those of red ones negative. */
export interface IssuedLine {
  name: string;
  /** With tax. */
  amount: number;
  taxAmount: number;
}

/** An invoice that an issuing service is asked for. Amounts in fen, those of red ones negative. */
export interface IssueQuestion {
  /** The same for every attempt at one invoice: a service issues it once. */
  requestId: string;
  /** 1 ordinary · 2 special. */
  invoiceType: 1 | 2;
  title: string;
  taxNo: string;
  bankName: string | null;
  bankAccount: string | null;
  regAddress: string | null;
  regPhone: string | null;
  amount: number;
  /** 0.06 for 6 %. */
  taxRate: number;
  taxAmount: number;
  lines: readonly IssuedLine[];
  remark: string | null;
  /** The invoice that a red one reverses; `null` for a blue one. */
  reverses: { invoiceNo: string; reason: string } | null;
}

/** An invoice that a service has issued. */
export interface IssuedInvoice {
  /** 20 digits. */
  invoiceNo: string;
  /** `yyyy-MM-dd`. */
  issueDate: string;
  /** Number of the confirmation slip of a red one; otherwise `null`. */
  redConfirmNo: string | null;
  pdf: Buffer;
}

/** Every way in which an issuing service gives no invoice. */
export const ISSUE_PROBLEMS = [
  'timeout',
  'unreachable',
  'status',
  'refused',
  'unreadable',
] as const;

/** A reason why an issuing service gave no invoice. */
export type IssueProblem = (typeof ISSUE_PROBLEMS)[number];

/** The answer of an issuing service. */
export type IssueAnswer =
  | { issued: IssuedInvoice }
  /** `message` is what the service says to people; `null` when it says nothing. */
  | { problem: IssueProblem; message: string | null };

/** A service that issues invoices at the tax office. */
export interface InvoiceIssuer {
  name: string;
  /** Asks for an invoice. Never throws: what goes wrong is the answer's problem. */
  issue(question: IssueQuestion): Promise<IssueAnswer>;
}
