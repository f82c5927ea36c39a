import type { OutboxKind, SendingChannel } from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';

/** A message to a person outside the product. */
export interface OutgoingMessage {
  channel: SendingChannel;
  kind: OutboxKind;
  /** An e-mail address or a mobile number; `null` sends nothing and does equal work. */
  recipient: string | null;
  subject: string;
  content: string;
  /** When a secret in it ends. The text is removed then, and once it is sent. */
  expiresAt?: Date;
}

/**
 * Stores a message in the caller's transaction. Wake the outbox once that is committed; what it
 * cannot send stays for administrators to read.
 */
export async function queueMessage(
  { channel, kind, recipient, subject, content, expiresAt }: OutgoingMessage,
  { db, now, outbox }: Pick<Backend, 'db' | 'now' | 'outbox'>,
) {
  await db
    .insertInto('outbox')
    .values({
      id: newId(now()),
      channel,
      kind,
      recipient,
      subject,
      content,
      expiresAt: expiresAt ?? null,
      status: outbox.sends(channel) ? 0 : 3,
      problem: null,
      createdAt: now(),
      nextTryAt: now(),
      sentAt: null,
    })
    .execute();
}
