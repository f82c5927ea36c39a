import { object } from 'yup';
import { choice, flag, idText, text, word, type Flag, type Stored } from '../schema';

/** What a company's invoices are made out to; or, as type 2, a request for help. */
export interface Ticket extends Stored {
  companyId: string;
  /** 1 invoice details · 2 request for help. */
  ticketType: 1 | 2;
  title: string;
  taxNo: string | null;
  bankName: string | null;
  bankAccount: string | null;
  regAddress: string | null;
  regPhone: string | null;
  email: string | null;
  content: string | null;
  defaultFlag: Flag;
}

/** What may be written about a ticket. */
export const ticketDraft = object({
  id: idText(),
  companyId: idText(),
  ticketType: choice(1, 2),
  title: word(128).required(),
  taxNo: text(32),
  bankName: text(128),
  bankAccount: text(64),
  regAddress: text(200),
  regPhone: text(32),
  email: text(128),
  content: text(),
  defaultFlag: flag(),
});

/** What may be written about a ticket. */
export type TicketDraft = typeof ticketDraft.__outputType;
