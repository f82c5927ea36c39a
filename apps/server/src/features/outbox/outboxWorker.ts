import { scrubbed } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend, OutboxService } from '../../http/backend';
import type { Senders } from './senders';
import type { OutboxTable } from './tables';

/** Sends the messages of the outbox in the background of this process. */
export interface OutboxWorker extends OutboxService {
  /** Resolves when no message is being sent. */
  idle(): Promise<void>;
  /** Removes texts whose secret has ended, messages to nobody, and old messages. */
  tidy(): Promise<void>;
  /** Takes no more messages, and waits for the one that is being sent. */
  stop(): Promise<void>;
}

/** Milliseconds from each attempt to the next. After the last one a message has failed. */
const PAUSES = [30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];
/** Milliseconds until messages are deleted. */
const KEPT_FOR = 90 * 24 * 3_600_000;
/** Characters of a failure's reason that are stored. */
const MOST_PROBLEM = 200;

/** Returns the worker of this process. */
export function createOutboxWorker(
  backend: Pick<Backend, 'db' | 'now' | 'log'>,
  senders: Senders,
): OutboxWorker {
  const { db, now, log } = backend;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let wakeCount = 0;

  async function work() {
    while (!isStopped) {
      const countBefore = wakeCount;
      const message = await takeMessage(backend);
      if (message) await sendOne(message);
      // A message may have arrived after the look-up found none.
      else if (countBefore === wakeCount) return;
    }
  }

  async function sendOne({ id, channel, recipient, subject, content, expiresAt, tries }: Taken) {
    const isLate = expiresAt !== null && expiresAt <= now();
    try {
      if (isLate || content === null) throw new Error('It expired before it was sent.');
      await senders[channel]!.send({ to: recipient!, subject, text: content });
      await db
        .updateTable('outbox')
        .set({ status: 1, sentAt: now(), problem: null, ...(expiresAt && { content: null }) })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      const problem = scrubbed(String((error as Error).message)).slice(0, MOST_PROBLEM);
      const isLast = isLate || tries > PAUSES.length;
      log({ event: 'message not sent', message: id, problem });
      await db
        .updateTable('outbox')
        .set({ problem, ...(isLast && { status: 2 }) })
        .where('id', '=', id)
        .execute();
    }
  }

  return {
    sends: (channel) => senders[channel] !== undefined,
    wake() {
      wakeCount += 1;
      if (isStopped || Object.keys(senders).length === 0) return;
      running ??= work()
        .catch((error: unknown) => log({ event: 'outbox broke', message: String(error) }))
        .finally(() => (running = undefined));
    },
    async idle() {
      while (running) await running;
    },
    tidy: async () => tidyOutbox(backend),
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

type Taken = Pick<
  OutboxTable,
  'id' | 'channel' | 'recipient' | 'subject' | 'content' | 'expiresAt'
> & { tries: number };

/** Takes the next message, which no other process then tries until its pause is over. */
async function takeMessage({ db, now }: Pick<Backend, 'db' | 'now'>): Promise<Taken | undefined> {
  const pauses = sql`(array[${sql.join(PAUSES)}]::bigint[])[least(tries + 1, ${PAUSES.length})]`;
  return db
    .updateTable('outbox')
    .set({
      tries: sql`tries + 1`,
      nextTryAt: sql`${now()}::timestamptz + ${pauses} * interval '1 millisecond'`,
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
    .returning(['id', 'channel', 'recipient', 'subject', 'content', 'expiresAt', 'tries'])
    .executeTakeFirst();
}

async function tidyOutbox({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', new Date(now().getTime() - KEPT_FOR)),
        eb.and([eb('recipient', 'is', null), eb('expiresAt', '<=', now())]),
      ]),
    )
    .execute();
  await db
    .updateTable('outbox')
    .set({ content: null })
    .where('expiresAt', '<=', now())
    .where('content', 'is not', null)
    .execute();
}
