import type { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';

/** Channel of PostgreSQL on which the processes of one installation hear from each other. */
const CHANNEL = 'mingjian';

/** Receives the notifications of every process of the installation, its own included. */
export interface NotificationListener {
  onNotification(payload: string): void;
  /** Called when notifications may have been lost, because the connection was. */
  onGap(): void;
}

/** Subscribes a listener. Resolves with a function that unsubscribes it. */
export type Listen = (listener: NotificationListener) => Promise<() => Promise<void>>;

/** Notifies every process, once the transaction of `db` is committed. 8,000 bytes at most. */
export async function notify<Tables>(payload: object, db: Kysely<Tables>) {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`.execute(db);
}

/** Returns the subscription to an embedded database. It listens before anybody else uses it. */
export async function listenEmbedded(pglite: PGlite): Promise<Listen> {
  const listeners = new Set<NotificationListener>();
  await pglite.listen(CHANNEL, (payload) => {
    for (const listener of listeners) listener.onNotification(payload);
  });
  return async (listener) => {
    listeners.add(listener);
    return async () => void listeners.delete(listener);
  };
}

/** Milliseconds until a lost connection is tried again. */
const RECONNECT_AFTER = 1_000;

/** Returns the subscription to a PostgreSQL server: a connection of its own that reconnects. */
export const listenPostgres =
  (url: string): Listen =>
  async (listener) => {
    let client: pg.Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    let isStopped = false;

    const connect = async () => {
      const next = new pg.Client({ connectionString: url, keepAlive: true });
      next.on('notification', ({ payload = '' }) => listener.onNotification(payload));
      next.on('error', () => lose(next));
      next.on('end', () => lose(next));
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    };
    const reconnect = async () => {
      await connect().then(listener.onGap, plan);
    };
    const plan = () => {
      if (!isStopped) retry = setTimeout(() => void reconnect(), RECONNECT_AFTER).unref();
    };
    const lose = (lost: pg.Client) => {
      if (lost !== client) return;
      client = undefined;
      plan();
    };

    await connect();
    return async () => {
      isStopped = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      await last?.end();
    };
  };
