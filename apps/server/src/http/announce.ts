import type { Db } from '../database/connect';
import { notify } from '../database/notifications';
import type { SentEvent } from './eventConnection';

/** An event on its way to the streams of some people. */
export interface Announcement extends SentEvent {
  to: readonly string[];
}

/** PostgreSQL passes on 8,000 bytes; an id has 26. */
const PEOPLE_PER_ANNOUNCEMENT = 200;

/**
 * Sends an event to the open streams of people, on every process, once the transaction of `db` is
 * committed.
 */
export async function announce({ to, event, id }: Announcement, db: Db) {
  for (let from = 0; from < to.length; from += PEOPLE_PER_ANNOUNCEMENT) {
    const some = to.slice(from, from + PEOPLE_PER_ANNOUNCEMENT);
    await notify({ to: some, event, ...(id !== undefined && { id }) } satisfies Announcement, db);
  }
}
