import { quietUntil } from '@mingjian/api';
import type { Selectable, Updateable } from 'kysely';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { defineTexts } from '../../texts';
import type { OutboxTable } from './tables';

const unsentTexts = defineTexts({
  zh: {
    sentAlready: '消息已发出，不能再修改或删除',
    sending: '消息正在发送，请稍后再试',
    secretEnded: '消息中的链接已失效，请重新生成后再发送',
  },
  en: {
    sentAlready: 'The message was sent. It cannot be changed or deleted',
    sending: 'The message is being sent. Try again in a moment',
    secretEnded: 'The link in the message has ended. Create a new one and send that',
  },
});

/** Milliseconds after which an attempt has ended, with its process. */
const LONGEST_TRY = 120_000;

type Services = Pick<Backend, 'db' | 'now' | 'outbox'>;

/**
 * Locks a message that was not sent until the transaction ends, and returns it. Throws 409 for one
 * that was sent, or that a worker is sending.
 */
export async function lockUnsent(
  id: string,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<Selectable<OutboxTable>> {
  const message = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw notFound();
  if (message.status === 1) throw refusal(409, unsentTexts, (t) => t.sentAlready);
  const { sendingSince } = message;
  if (sendingSince !== null && now().getTime() - sendingSince.getTime() < LONGEST_TRY)
    throw refusal(409, unsentTexts, (t) => t.sending);
  return message;
}

/** Changes a message that is locked; it is then sent, from the first attempt on. */
export async function sendAgain(
  message: Selectable<OutboxTable>,
  changes: Pick<
    Updateable<OutboxTable>,
    'recipient' | 'subject' | 'content' | 'shownContent' | 'html' | 'cc' | 'attachments'
  >,
  { db, now, outbox }: Services,
) {
  const { id, channel, tries, content } = message;
  if (content === null) throw refusal(409, unsentTexts, (t) => t.secretEnded);
  await db
    .updateTable('outbox')
    .set({
      ...changes,
      status: outbox.sends(channel) ? 0 : 3,
      triesBefore: tries,
      problem: null,
      sendingSince: null,
      nextTryAt: quietUntil(now(), message) ?? now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a message that is locked, with its attempts. */
export async function cancelMessage({ id }: Selectable<OutboxTable>, { db }: Pick<Backend, 'db'>) {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
