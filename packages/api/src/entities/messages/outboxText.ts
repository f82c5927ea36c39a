/** The text of a message that the product sends by itself. */
export interface OutboxText {
  recipient: string;
  subject: string;
  /** `null` once it is removed: a code is, when it is sent or has expired. */
  content: string | null;
}
