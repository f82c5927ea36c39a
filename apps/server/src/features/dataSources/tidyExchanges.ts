import { DAY } from '@mingjian/api';
import type { Backend } from '../../http/backend';

/** Days that the texts of exchanges are kept: they are raw material about candidates. */
const DAYS_KEPT = 184;

/** Deletes the texts of old exchanges. Their lines stay. */
export async function tidyExchanges({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .updateTable('orderApiLogs')
    .set({ request: null, response: null })
    .where('createdAt', '<', new Date(now().getTime() - DAYS_KEPT * DAY))
    .where(({ or, eb }) => or([eb('request', 'is not', null), eb('response', 'is not', null)]))
    .execute();
}
