import { beijing, type OrderCollect } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { CANDIDATE_READERS } from '../../roles';

/** Returns the state of an order's collection form; `null` without one. */
export async function collectIn(
  orderId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderCollect | null> {
  const form = await db
    .selectFrom('collectForms')
    .selectAll('collectForms')
    .select(({ selectFrom }) =>
      selectFrom('collectItems')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('formId', '=', 'collectForms.id')
        .where('status', '=', 3)
        .as('returnedItems'),
    )
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return null;
  const time = (moment: Date | null) => moment && beijing(moment);
  return {
    id: form.id,
    status: form.status,
    inviteChannel: form.inviteChannel,
    sendCount: form.sendCount,
    tokenExpire: time(form.linkExpiresAt),
    undeliverable: form.undeliverable,
    isReminded: form.isReminded ? 1 : 0,
    openTime: time(form.openedAt),
    authTime: time(form.authorisedAt),
    submitTime: time(form.submittedAt),
    passTime: time(form.passedAt),
    progress: form.progress,
    returnedItems: Number(form.returnedItems),
    isReadable: caller.companyId === null && holdsRight(caller, CANDIDATE_READERS),
  };
}
