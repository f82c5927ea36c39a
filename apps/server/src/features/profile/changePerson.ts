import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';

/** Changes the caller's own name. An equal one changes nothing. */
export async function renamePerson(
  { realname }: { realname: string },
  caller: Caller,
  { db, now }: Backend,
) {
  if (realname === caller.realname) return;
  await db
    .updateTable('users')
    .set({ realname, updatedAt: now() })
    .where('id', '=', caller.userId)
    .execute();
  await logEvent(
    {
      action: 'updated',
      module: 'system',
      objectType: 'profile',
      objectId: caller.userId,
      companyId: caller.companyId,
      before: { realname: caller.realname },
      after: { realname },
    },
    caller,
    now(),
    db,
  );
}
