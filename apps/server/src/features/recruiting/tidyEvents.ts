import { DAY } from '@mingjian/api';
import type { Backend } from '../../http/backend';

/** Days that the content of an event is kept which made no order. */
const DAYS_KEPT = 30;

/** Deletes the content of events that nobody has completed: it names a candidate. */
export async function tidyEvents({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .updateTable('recruitingEvents')
    .set({ body: null })
    .where('status', '=', 2)
    .where('body', 'is not', null)
    .where('createdAt', '<', new Date(now().getTime() - DAYS_KEPT * DAY))
    .execute();
}
