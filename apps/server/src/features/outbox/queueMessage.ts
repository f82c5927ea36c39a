import {
  quietUntil,
  type MessageLanguage,
  type OutboxChannel,
  type OutboxKind,
  type QuietHours,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';

/** A message to a person. */
export interface OutgoingMessage {
  channel: OutboxChannel;
  kind: OutboxKind;
  /**
   * An e-mail address or a mobile number, several comma-joined; the name of a person who reads it
   * in the product; `null` sends nothing and does equal work.
   */
  recipient: string | null;
  subject: string;
  content: string;
  /** When a secret in it ends. The text is removed then, and once it is sent. */
  expiresAt?: Date | undefined;
  /** Parts of an e-mail beside its text. */
  email?: OutgoingEmail | undefined;
  /** Its order, people and template. @default none: it is in the outbox alone */
  about?: MessageAbout | undefined;
  /** Hours in which it is not sent. @default none */
  quiet?: QuietHours | undefined;
  /** The notice that has delivered it, for a message in the product. */
  noticeId?: string | undefined;
}

/** Parts of an e-mail beside its text. */
export interface OutgoingEmail {
  html?: string | null;
  /** JSON text list of the addresses that get a copy. */
  cc?: string | null;
  /** JSON text of `{ name, url }[]`. */
  attachments?: string | null;
}

/** The order, the people and the template of a message. */
export interface MessageAbout {
  orderId: string | null;
  companyId: string | null;
  /** 1 candidate, 2 client, 3 staff; `null` for a message that is in no list of messages. */
  receiverType: 1 | 2 | 3 | null;
  candidateId?: string | null;
  userId?: string | null;
  authorId?: string | null;
  templateId?: string | null;
  language: MessageLanguage;
  /** The text with `…` in place of its secrets. */
  shownContent: string | null;
}

/**
 * Stores a message in the caller's transaction and returns its id. Wake the outbox once that is
 * committed; what it cannot send stays for administrators to read. A notice is delivered already.
 */
export async function queueMessage(
  message: OutgoingMessage,
  { db, now, outbox }: Pick<Backend, 'db' | 'now' | 'outbox'>,
): Promise<string> {
  const { channel, kind, recipient, subject, content, expiresAt, email, about, quiet } = message;
  const isNotice = channel === 'notice';
  const waits = isNotice ? 1 : outbox.sends(channel) ? 0 : 3;
  const id = newId(now());
  await db
    .insertInto('outbox')
    .values({
      id,
      channel,
      kind,
      recipient,
      subject,
      content,
      expiresAt: expiresAt ?? null,
      status: waits,
      problem: null,
      createdAt: now(),
      nextTryAt: (quiet && quietUntil(now(), quiet)) ?? now(),
      sentAt: isNotice ? now() : null,
      noticeId: message.noticeId ?? null,
      ...quiet,
      ...email,
      ...about,
    })
    .execute();
  return id;
}
