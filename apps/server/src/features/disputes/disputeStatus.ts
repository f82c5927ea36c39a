import { sql } from 'kysely';
import type { Db } from '../../database/connect';

/** Stores the state of an order's disputes: that of an open one, else of the last decision. */
export async function refreshDisputeStatus(orderId: string, db: Db) {
  await sql`
    update orders set dispute_status = coalesce((
      select case
        when bool_or(status = 2) then 2
        when bool_or(status = 1) then 1
        else (array_agg(status order by decided_at desc) filter (where status in (3, 4)))[1]
      end
      from disputes where order_id = ${orderId}
    ), 0) where id = ${orderId}`.execute(db);
}
