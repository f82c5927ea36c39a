import type { Readable } from 'node:stream';

/** A message as a sender gets it. */
export interface SentText {
  /** E-mail addresses or mobile numbers, comma-joined. */
  to: string;
  subject: string;
  text: string;
  /** Number of a text message's template with the gateway. */
  template?: string;
  /** The text of an e-mail as HTML. */
  html?: string;
  /** Addresses that get a copy. */
  cc?: readonly string[];
  attachments?: readonly SentFile[];
}

/** A file of an e-mail. */
export interface SentFile {
  name: string;
  type: string;
  /** Name by which the HTML shows it, for a picture in the text. */
  cid?: string;
  open(): Readable;
}

/** Delivers messages of one channel to the outside. */
export interface Sender {
  /** Hands a message over. Rejects when it was not accepted. */
  send(message: SentText): Promise<void>;
}
