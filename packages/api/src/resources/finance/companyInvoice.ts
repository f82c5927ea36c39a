import { INVOICE_STATUSES } from '../../flows/finance/invoiceFlow';
import {
  area,
  code,
  count,
  day,
  flag,
  json,
  money,
  reference,
  text,
  time,
} from '../../resource/field';
import { resource, view, type DraftIn, type RowOf } from '../../resource/resource';

/** Kinds of fully digital invoices: 1 ordinary · 2 special. */
export const INVOICE_TYPES = [1, 2] as const;

/** Invoices to clients, from their application on. Amounts in fen; those of red ones negative. */
export const companyInvoice = resource('aCompanyInvoice', {
  invoiceApplyNo: text({ max: 32, search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** Name of the buyer on the invoice. */
  title: text({ max: 100, search: true, sort: true }),
  /** Taxpayer number of the buyer. */
  taxNo: text({ max: 20, search: true }),
  invoiceType: code(INVOICE_TYPES, { dictionary: 'invoice_type', search: true, sort: true }),
  /** With tax. */
  amount: money({ signed: true, sort: true }),
  /** 0.06 for 6 %. */
  taxRate: count({ max: 1, precision: 4 }),
  /** The sum of the taxes of its lines. */
  taxAmount: money({ signed: true }),
  /** The service on the invoice. */
  content: text({ max: 100 }),
  bankName: text({ max: 100, optional: true }),
  bankAccount: text({ max: 40, optional: true }),
  regAddress: text({ max: 100, optional: true }),
  regPhone: text({ max: 32, optional: true }),
  receiveEmail: text({ max: 128, optional: true, search: true, write: true, format: 'email' }),
  /** Address for post. */
  addressId: reference('aCompanyAddress', { optional: true, write: true, nameField: 'address' }),
  address: text({ max: 300, optional: true }),
  /** Its course is in `invoiceFlow`. */
  status: code(INVOICE_STATUSES, { dictionary: 'invoice_status', search: true, sort: true }),
  /** 20 digits. */
  invoiceNo: text({ max: 20, optional: true, search: true, sort: true }),
  issueDate: day({ optional: true, search: true, sort: true }),
  /** JSON text list of stored files, as `FileWidget` gives it. */
  fileUrl: json({ optional: true }),
  expressNo: text({ max: 64, optional: true, search: true, write: true }),
  rejectReason: area({ max: 500, optional: true }),
  /** Whether it reverses another one. */
  redFlag: flag({ search: true, sort: true }),
  /** The invoice that a red one reverses. */
  redOf: reference('aCompanyInvoice', { optional: true, nameField: 'redOfNo' }),
  redOfNo: text({ max: 32, optional: true }),
  /** Number of the confirmation slip of a red one. */
  redConfirmNo: text({ max: 64, optional: true, search: true }),
  /** Comma-joined. */
  statementIds: text({ max: 65_536, optional: true }),
  /** Who applied for it. */
  applyUser: text({ max: 64, search: true }),
  remark: area({ max: 500, optional: true, search: true, write: true }),
});

/** An invoice. Amounts in fen. */
export type CompanyInvoice = RowOf<typeof companyInvoice>;
/** The fields of an invoice that can be written until it is issued. */
export type CompanyInvoiceDraft = DraftIn<typeof companyInvoice>;

/** Lines of invoices with their orders and statements. Amounts in fen. */
export const companyInvoiceInfo = view('VCompanyInvoiceInfo', {
  createTime: time({ search: true, sort: true }),
  invoiceId: reference('aCompanyInvoice', { search: true, nameField: 'invoiceApplyNo' }),
  invoiceApplyNo: text({ max: 32, search: true }),
  invoiceNo: text({ max: 20, optional: true, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** State of the invoice; its course is in `invoiceFlow`. */
  status: code(INVOICE_STATUSES, { dictionary: 'invoice_status', search: true }),
  /** From 1 without gaps, by invoice. */
  number: count({ max: 100_000 }),
  /** The fee. */
  name: text({ max: 128, search: true }),
  orderId: reference('vOrderInfo', { search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  statementId: reference('aCompanyStatement', { search: true, nameField: 'statementNo' }),
  statementNo: text({ max: 32, search: true }),
  costCenter: text({ max: 64, optional: true, search: true }),
  clientPoNo: text({ max: 64, optional: true, search: true }),
  /** With tax. */
  amount: money({ signed: true, sort: true }),
  taxAmount: money({ signed: true }),
  issueDate: day({ optional: true, search: true, sort: true }),
});

/** A line of an invoice with its order and statement. Amounts in fen. */
export type CompanyInvoiceInfo = RowOf<typeof companyInvoiceInfo>;
