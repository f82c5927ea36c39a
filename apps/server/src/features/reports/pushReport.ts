import type { InputOf, reports as calls } from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { tellClient } from '../orderMessages/tellClient';
import { isInDispute } from '../orders/orderFacts';
import { recordReportEvent } from './reportEvents';
import { reportMoves } from './reportMoves';
import { reportTexts } from './texts';
import { demandWriter, versionOf } from './versionRows';

/**
 * Tells the client of an issued report once more, where a recruiting system of the client is
 * connected; the history says so. Throws 409 where none is.
 */
export async function pushReport(
  ref: InputOf<typeof calls.pushReportToHr>,
  caller: Caller,
  backend: Backend,
) {
  demandWriter(caller);
  const { db } = backend;
  const {
    id: versionId,
    orderId,
    companyId,
    status,
    disputeStatus,
  } = await versionOf(ref, caller, db);
  if (status !== 40) throw refusal(409, reportTexts, (t) => t.notIssued);
  if (isInDispute(disputeStatus)) throw refusal(409, reportTexts, (t) => t.pushInDispute);
  const { atsType } = await db
    .selectFrom('companies')
    .select('atsType')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (atsType === 0) throw refusal(409, reportTexts, (t) => t.notConnected);
  await reportMoves.lock(versionId, caller, db);
  await tellClient({ scene: 'reportIssued', orderId, values: {} }, backend);
  const note = { versionId, orderId, action: 'note', before: null, after: null } as const;
  const content = reportTexts((t) => t.pushed)('zh');
  await recordReportEvent({ ...note, right: null, content }, caller, backend);
}
