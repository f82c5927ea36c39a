import type { OwnDisputeOffer } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { disputableReport } from './raiseDispute';

/** Returns the report that a session's candidate may dispute; `null` without one. */
export async function ownOfferOf(
  caller: Caller,
  backend: Backend,
): Promise<OwnDisputeOffer | null> {
  const order = await backend.db
    .selectFrom('orders')
    .select(['id', 'orderStatus'])
    .where('id', '=', caller.candidate!.orderId)
    .executeTakeFirst();
  const report = order && (await disputableReport(order, 2, backend));
  if (!report || report.problem) return null;
  const { reportNo, until } = report;
  return { reportNo, until };
}
