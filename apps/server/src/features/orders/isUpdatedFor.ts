import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../http/caller';
import { HOLD_MOVES, INTERNAL_ACTS, SEEN_BY_CLIENT } from './eventReaders';

/**
 * Returns the SQL of the mark of a row of orders: 1 when somebody else made a move or wrote a note
 * that the caller may see after the caller opened it last, 0 when not, or when it was never opened.
 * Times are whole seconds: a change in the second of the opening counts as one after it.
 */
export function isUpdatedFor({ userId, companyId }: Caller): RawBuilder<unknown> {
  const isClient = companyId !== null;
  const byOthers = sql`user_id is distinct from ${userId}`;
  const hidden = sql.join([...INTERNAL_ACTS, ...HOLD_MOVES]);
  const seenMoves = isClient ? sql`action not in (${hidden})` : sql`true`;
  const seenNotes = isClient ? sql`visible = ${SEEN_BY_CLIENT}` : sql`true`;
  const tasks = isClient
    ? sql`false`
    : sql`exists (
        select from task_events event
        where event.order_id = orders.id and event.create_time >= opened.at and ${byOthers}
      )`;
  return sql`case when exists (
    select from (
      select max(last_at) as at from order_accesses
      where order_id = orders.id and user_id = ${userId} and kind = 'order' and not is_program
    ) opened
    where opened.at is not null and (
      exists (
        select from order_events event
        where event.order_id = orders.id and event.create_time >= opened.at
          and ${byOthers} and ${seenMoves}
      )
      or exists (
        select from order_notes note
        where note.order_id = orders.id and note.create_time >= opened.at
          and ${byOthers} and ${seenNotes} and note.removed_at is null
      )
      or ${tasks}
    )
  ) then 1 else 0 end`;
}
