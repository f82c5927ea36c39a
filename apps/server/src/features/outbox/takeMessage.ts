import type { SendingChannel } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../http/backend';
import type { OutboxTable } from './tables';

/** Milliseconds from each attempt to the next. After the last one a message has failed. */
export const PAUSES = [30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];

/** A message that this process is sending. */
export interface Taken extends Selectable<OutboxTable> {
  channel: SendingChannel;
  recipient: string;
}

/** Takes the next message, which no other process then tries until its pause is over. */
export async function takeMessage({
  db,
  now,
}: Pick<Backend, 'db' | 'now'>): Promise<Taken | undefined> {
  const pauses = sql`(array[${sql.join(PAUSES)}]::bigint[])[
    least(tries - tries_before + 1, ${PAUSES.length})]`;
  const taken = await db
    .updateTable('outbox')
    .set({
      tries: sql`tries + 1`,
      nextTryAt: sql`${now()}::timestamptz + ${pauses} * interval '1 millisecond'`,
      sendingSince: now(),
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 0)
        .where('recipient', 'is not', null)
        .where('nextTryAt', '<=', now())
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return taken as Taken | undefined;
}
