import { flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Invoice details of client companies: the buyers that invoices are made out to. */
export const companyTicket = resource('aCompanyTicket', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  /** Name of the buyer on the invoice, 100 bytes of GBK at most. */
  title: text({ max: 100, search: true, sort: true, write: true }),
  /** Taxpayer number of the buyer, 15 to 20 digits and capitals. */
  taxNo: text({ max: 20, search: true, write: true }),
  bankName: text({ max: 100, optional: true, search: true, write: true }),
  bankAccount: text({ max: 40, optional: true, search: true, write: true }),
  regAddress: text({ max: 100, optional: true, search: true, write: true }),
  regPhone: text({ max: 32, optional: true, search: true, write: true, format: 'tel' }),
  /** The mailbox that its invoices go to. */
  email: text({ max: 128, optional: true, search: true, write: true, format: 'email' }),
  /** At most one of a company is its default. */
  defaultFlag: flag({ search: true, sort: true, write: true, default: 0 }),
});

/** Invoice details of a client company. */
export type CompanyTicket = RowOf<typeof companyTicket>;
/** The writable fields of invoice details. */
export type CompanyTicketDraft = DraftIn<typeof companyTicket>;
