import { object } from 'yup';
import { choice, cleaned, flag, idText, text, word, type Flag, type Stored } from '../../schema';

/** An invoice title of a company; or, as type 2, a support request. */
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

/** Schema of the writable fields of a ticket. */
export const ticketDraft = object({
  id: idText(),
  companyId: idText(),
  ticketType: choice(1, 2),
  title: word(128).required(),
  taxNo: text(32),
  bankName: text(128),
  bankAccount: text(64),
  regAddress: text(200),
  regPhone: cleaned('tel').max(32).nullable(),
  email: cleaned('email').max(128).nullable(),
  content: text(),
  defaultFlag: flag(),
});

/** Writable fields of a ticket. */
export type TicketDraft = typeof ticketDraft.__outputType;
