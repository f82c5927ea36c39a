import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** Notes that a client has read versions, each at its first reading. Staff leave nothing. */
export async function noteReading(
  versionIds: readonly string[],
  caller: Caller,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  if (caller.companyId === null || versionIds.length === 0) return;
  await db
    .updateTable('reportVersions')
    .set({ viewedBy: caller.userId, viewedAt: now() })
    .where('id', 'in', versionIds)
    .where('viewedAt', 'is', null)
    .execute();
}
