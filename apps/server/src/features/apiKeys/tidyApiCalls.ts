import { API_CALL_DAYS, DAY } from '@mingjian/api';
import type { Backend } from '../../http/backend';

/** Deletes old records of calls, and texts of keys that have ended. */
export async function tidyApiCalls({ db, now }: Pick<Backend, 'db' | 'now'>) {
  const before = new Date(now().getTime() - API_CALL_DAYS * DAY);
  await db.deleteFrom('apiCalls').where('callTime', '<', before).execute();
  await db.deleteFrom('apiKeySecrets').where('validUntil', '<=', now()).execute();
}
