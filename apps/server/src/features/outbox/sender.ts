/** A message as a sender gets it. */
export interface SentText {
  /** An e-mail address or a mobile number. */
  to: string;
  subject: string;
  text: string;
}

/** Delivers messages of one channel to the outside. */
export interface Sender {
  /** Hands a message over. Rejects when it was not accepted. */
  send(message: SentText): Promise<void>;
}
