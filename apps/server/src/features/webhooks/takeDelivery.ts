import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../http/backend';
import type { WebhookDeliveryTable } from './tables';

/** Milliseconds after which an attempt has ended, with its process. */
const LEASE = 60_000;

/** A delivery that this process is sending, with its endpoint. */
export interface TakenDelivery extends Selectable<WebhookDeliveryTable> {
  url: string;
}

/**
 * Takes the delivery that is due longest, which no other process then sends. Of an endpoint one is
 * sent at a time, so that a slow receiver holds up its own alone.
 */
export async function takeDelivery({
  db,
  now,
}: Pick<Backend, 'db' | 'now'>): Promise<TakenDelivery | undefined> {
  const leased = new Date(now().getTime() - LEASE);
  return db.transaction().execute(async (trx) => {
    // One process takes at a time: a second one would not see yet what the first has taken.
    await sql`select pg_advisory_xact_lock(hashtext('webhook deliveries'))`.execute(trx);
    const { rows } = await sql<TakenDelivery>`
    update webhook_deliveries d set tries = d.tries + 1, sending_since = ${now()}
    from webhook_endpoints e
    where e.id = d.endpoint_id and d.id = (
      select due.id from webhook_deliveries due
      join webhook_endpoints on webhook_endpoints.id = due.endpoint_id
      where due.status = 0 and due.next_at <= ${now()}
        and webhook_endpoints.status = 1 and webhook_endpoints.deleted_at is null
        and not exists (
          select from webhook_deliveries other
          where other.endpoint_id = due.endpoint_id and other.sending_since > ${leased})
      order by due.next_at, due.position limit 1
      for update of due skip locked
    )
    returning d.*, e.url`.execute(trx);
    return rows[0];
  });
}
