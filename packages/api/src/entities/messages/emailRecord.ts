import { object } from 'yup';
import { idText, jsonText, richText, text, word, type Stored } from '../../schema';

/** A file of a message. */
export interface MessageFile {
  name: string;
  /** Its stored path. */
  url: string;
}

/** An e-mail that was sent about an order. */
export interface EmailRecord extends Stored {
  orderId: string | null;
  toAddr: string;
  ccAddr: string | null;
  subject: string;
  /** Sanitised HTML. */
  body: string;
  /** JSON text of `{ name, url }[]`. */
  attachments: string | null;
  sendUser: string;
  sendTime: string | null;
  /** 0 waits · 1 sent · 2 failed. */
  status: 0 | 1 | 2;
  failReason: string | null;
  openTime: string | null;
}

/** An e-mail to send. */
export const emailRecordDraft = object({
  id: idText(),
  orderId: idText().nullable(),
  toAddr: word(1_000).required(),
  ccAddr: text(1_000),
  subject: word(200).required(),
  body: richText().required(),
  attachments: jsonText(),
});

/** An e-mail to send. */
export type EmailRecordDraft = typeof emailRecordDraft.__outputType;
