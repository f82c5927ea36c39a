import { object, string } from 'yup';
import { choice, idText, text, word } from '../../schema';
import type { MessageLanguage } from './messageScene';

/** Most characters of a message that a person types. */
export const MESSAGE_LENGTH = 5_000;

/** A message that a member of staff sends. */
export const messageDraft = object({
  id: idText(),
  /** Code of a free template, in place of subject and content. */
  templateCode: word().nullable(),
  channel: choice(1, 2, 3).required(),
  /** Staff get messages about no order, too. */
  orderId: idText().nullable(),
  receiverType: choice(1, 2, 3).required(),
  /** Account of a client or of staff; the candidate follows from the order. */
  receiverId: idText().nullable(),
  language: string<MessageLanguage>().oneOf(['zh', 'en']).default('zh'),
  subject: text(200),
  content: text(MESSAGE_LENGTH),
});

/** A message that a member of staff sends. */
export type MessageDraft = typeof messageDraft.__outputType;

/**
 * Changes of a message that was not sent. A failed or stored one is sent again. Only the texts of
 * free messages can be changed.
 */
export const messageChanges = object({
  id: idText().required(),
  /** The corrected address. */
  receiver: word(254),
  subject: word(200),
  content: text(MESSAGE_LENGTH),
});

/** A message before it is sent, as its receiver will get it. */
export interface MessagePreview {
  /** Masked. */
  receiver: string;
  receiverName: string;
  subject: string;
  content: string;
  /** Pieces of a text message; `null` for other channels. */
  segments: number | null;
  /** End of the quiet hours that it waits for; `null` when it is sent at once. */
  waitsUntil: string | null;
  /** Free messages about the order in the last day. */
  sentToday: number;
}
