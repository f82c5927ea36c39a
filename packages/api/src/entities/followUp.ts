import { object } from 'yup';
import { choice, count, idText, text, timeText, word, type Stored } from './fields';

/** A contact with a source or a client. */
export interface FollowUp extends Stored {
  companyId: string | null;
  orderId: string | null;
  taskId: string | null;
  /** 1 phone · 2 WeChat · 3 e-mail · 4 visit. */
  followType: 1 | 2 | 3 | 4;
  contactName: string;
  contactRole: number | null;
  /** Masked. */
  phone: string | null;
  /** Where the number came from: a code of the dictionary `number_source`. */
  numberSource: number | null;
  /** 1 reached · 2 not answered · 3 refused · 4 appointed. */
  result: 1 | 2 | 3 | 4;
  content: string;
  nextTime: string | null;
  audioUrl: string | null;
  /** Seconds. */
  durationSec: number | null;
  userId: string;
  userName: string;
}

/** What may be written about a contact. */
export const followUpDraft = object({
  id: idText(),
  companyId: idText(),
  orderId: idText(),
  taskId: idText().nullable(),
  followType: choice(1, 2, 3, 4).required(),
  contactName: word().required(),
  contactRole: count(99).nullable(),
  phone: text(32),
  numberSource: count(99).nullable(),
  result: choice(1, 2, 3, 4).required(),
  content: word(2_000).required(),
  nextTime: timeText(),
  audioUrl: text(500),
  durationSec: count(86_400).nullable(),
});

/** What may be written about a contact. */
export type FollowUpDraft = typeof followUpDraft.__outputType;
