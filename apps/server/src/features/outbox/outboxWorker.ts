import { quietUntil, scrubbed } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend, OutboxService } from '../../http/backend';
import { newId } from '../../database/ids';
import { sentText } from './sentText';
import type { Senders } from './senders';
import { takeMessage, PAUSES, type Taken } from './takeMessage';
import type { UndeliverableHandler } from './undeliverable';

/** Sends the messages of the outbox in the background of this process. */
export interface OutboxWorker extends OutboxService {
  /** Resolves when no message is being sent. */
  idle(): Promise<void>;
  /** Removes texts whose secret has ended, messages to nobody, and old messages. */
  tidy(): Promise<void>;
  /** Takes no more messages, and waits for the one that is being sent. */
  stop(): Promise<void>;
}

/** Milliseconds until messages about no order are deleted. */
const KEPT_FOR = 90 * 24 * 3_600_000;
/** Characters of a failure's reason that are stored. */
const MOST_PROBLEM = 200;

/** Returns the worker of this process. */
export function createOutboxWorker(
  backend: Pick<Backend, 'db' | 'now' | 'log' | 'uploads'>,
  senders: Senders,
  handlers: readonly UndeliverableHandler[] = [],
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

  async function sendOne(message: Taken) {
    const { id, expiresAt } = message;
    const quietEnds = quietUntil(now(), message);
    if (quietEnds) return putBack(message, quietEnds);
    const attempt = await beginTry(message);
    try {
      if (isLate(message)) throw new Error('It expired before it was sent.');
      await senders[message.channel]!.send(await sentText(message, backend));
    } catch (error) {
      return fail(message, attempt, problemOf(error, message));
    }
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('outbox')
        .set({ status: 1, sentAt: now(), problem: null, sendingSince: null })
        .set(expiresAt ? { content: null, html: null } : {})
        .where('id', '=', id)
        .execute();
      await trx
        .updateTable('outboxTries')
        .set({ result: 1, endedAt: now() })
        .where('id', '=', attempt)
        .execute();
    });
  }

  const isLate = ({ content, expiresAt }: Taken) =>
    content === null || (expiresAt !== null && expiresAt <= now());

  /** An attempt in quiet hours is none: a process may have stood still since it was queued. */
  async function putBack({ id }: Taken, nextTryAt: Date) {
    await db
      .updateTable('outbox')
      .set({ tries: sql`tries - 1`, nextTryAt, sendingSince: null })
      .where('id', '=', id)
      .execute();
  }

  async function beginTry({ id: outboxId, recipient }: Taken) {
    const id = newId(now());
    await db
      .insertInto('outboxTries')
      .values(({ selectFrom }) => ({
        id,
        outboxId,
        number: selectFrom('outboxTries')
          .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
          .where('outboxId', '=', outboxId),
        recipient,
        startedAt: now(),
        endedAt: null,
        result: 0,
        problem: null,
      }))
      .execute();
    return id;
  }

  async function fail(message: Taken, attempt: string, problem: string) {
    const { id, tries, triesBefore } = message;
    const round = tries - triesBefore;
    const isLast = isLate(message) || round > PAUSES.length;
    log({ event: 'message not sent', message: id, problem });
    const next = new Date(now().getTime() + PAUSES[Math.min(round, PAUSES.length) - 1]!);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('outbox')
        .set({ problem, sendingSince: null, nextTryAt: quietUntil(next, message) ?? next })
        .set(isLast ? { status: 2 } : {})
        .where('id', '=', id)
        .execute();
      await trx
        .updateTable('outboxTries')
        .set({ result: 2, endedAt: now(), problem })
        .where('id', '=', attempt)
        .execute();
    });
    if (isLast) await tellHandlers(message, problem);
  }

  /** Each handler has a transaction of its own: one that breaks keeps no other from its work. */
  async function tellHandlers(message: Taken, problem: string) {
    for (const handle of handlers)
      await db
        .transaction()
        .execute(async (trx) => handle({ ...message, problem }, { db: trx, now, outbox: service }))
        .catch((error: unknown) =>
          log({ event: 'undeliverable message', message: message.id, problem: String(error) }),
        );
  }

  const service: OutboxService = {
    sends: (channel) => channel !== 'notice' && senders[channel] !== undefined,
    wake() {
      wakeCount += 1;
      if (isStopped || Object.keys(senders).length === 0) return;
      running ??= work()
        .catch((error: unknown) => log({ event: 'outbox broke', message: String(error) }))
        .finally(() => (running = undefined));
    },
  };

  return {
    ...service,
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

/** Returns the reason of a failure, without the addresses of people and of their pages. */
function problemOf(error: unknown, { recipient }: Taken) {
  const text = recipient
    .split(',')
    .reduce((shown, address) => shown.replaceAll(address, '…'), String((error as Error).message));
  return scrubbed(text.replace(/https?:\/\/\S+/g, '…')).slice(0, MOST_PROBLEM);
}

async function tidyOutbox({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        // Messages about an order belong to its history.
        eb.and([
          eb('createdAt', '<', new Date(now().getTime() - KEPT_FOR)),
          eb('orderId', 'is', null),
        ]),
        eb.and([eb('recipient', 'is', null), eb('expiresAt', '<=', now())]),
      ]),
    )
    .execute();
  await db
    .updateTable('outbox')
    .set({ content: null, html: null })
    .where('expiresAt', '<=', now())
    .where('content', 'is not', null)
    .execute();
}
