import { DAY } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { wakeDeliveries } from './deliveryKind';

/** Days that ended deliveries are kept. */
const DAYS_KEPT = 90;

/** Deletes old deliveries and ended secrets, and has sent what is due, whatever was lost. */
export async function tidyDeliveries({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .deleteFrom('webhookDeliveries')
    .where('endedAt', '<', new Date(now().getTime() - DAYS_KEPT * DAY))
    .execute();
  await db.deleteFrom('webhookSecrets').where('validUntil', '<=', now()).execute();
  const due = await db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('nextAt', '<=', now())
    .limit(1)
    .executeTakeFirst();
  if (due) await wakeDeliveries(db);
}
