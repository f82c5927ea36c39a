import type { OutboxText } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { demandRight } from '../../resources/scope';
import { RIGHT_GIVERS } from '../../roles';

/** Returns the text of a message, unless its secret has ended, and records who read it. */
export async function openMessage(
  { id }: { id: string },
  caller: Caller,
  { db, now }: Backend,
): Promise<OutboxText> {
  demandRight(caller, RIGHT_GIVERS);
  const message = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'content', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message || message.recipient === null) throw notFound();
  const { recipient, subject, content, expiresAt } = message;
  await logEvent(
    {
      action: 'revealed',
      module: 'system',
      objectType: 'outboxMessage',
      objectId: id,
      reason: subject,
    },
    caller,
    now(),
    db,
  );
  return {
    recipient,
    subject,
    content: expiresAt !== null && expiresAt <= now() ? null : content,
  };
}
