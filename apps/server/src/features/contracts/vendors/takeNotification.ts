import type { contracts as calls, InputOf } from '@mingjian/api';
import { createHash } from 'node:crypto';
import { forbidden, unreadable } from '../../../failure';
import { ArrivingBytes } from '../../../http/arrivingBytes';
import type { Backend } from '../../../http/backend';
import type { VerifiedMessage } from '../../../http/signingService';
import { sendJob } from '../../../jobs/jobKind';
import { companyRefresh, contractRefresh, identityRefresh } from './refreshKind';
import { vendorOf } from './vendors';

/** Most bytes of a notification. */
const MOST_BYTES = 65_536;

/**
 * Takes a notification of a vendor. One that is not signed is refused; one that came before, and
 * one of an action or a flow that nobody knows, changes nothing.
 */
export async function takeNotification(
  { vendor, content }: InputOf<typeof calls.notify>,
  backend: Backend,
) {
  const { db, now } = backend;
  if (!(content instanceof ArrivingBytes)) throw unreadable();
  const provider = vendorOf({ vendor }, backend);
  const body = await readAll(content);
  const message = provider.verifyCallback({ headers: content.headers, body }, now());
  if (!message) throw forbidden();
  await db.transaction().execute(async (trx) => {
    const textHash = createHash('sha256').update(body).digest('hex');
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto('signingNotifications')
      .values({ vendor, textHash, action: message.action.slice(0, 64), receivedAt: now() })
      .onConflict((conflict) => conflict.columns(['vendor', 'textHash']).doNothing())
      .executeTakeFirst();
    if (isNew) await follow(vendor, message, { ...backend, db: trx });
  });
}

async function follow(
  vendor: InputOf<typeof calls.notify>['vendor'],
  { flowId, contractId, partyId }: VerifiedMessage,
  { db }: Backend,
) {
  const contract =
    flowId || contractId
      ? await db
          .selectFrom('contracts')
          .select('id')
          .where('vendor', '=', vendor)
          .where((eb) => eb.or([eb('flowId', '=', flowId ?? ''), eb('id', '=', contractId ?? '')]))
          .executeTakeFirst()
      : undefined;
  if (contract)
    await sendJob(db, contractRefresh, { contractId: contract.id }, { key: contract.id });
  if (!partyId) return;
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', partyId)
    .executeTakeFirst();
  if (company) await sendJob(db, companyRefresh, { companyId: partyId }, { key: partyId });
  else await sendJob(db, identityRefresh, { formId: partyId }, { key: partyId });
}

async function readAll(content: ArrivingBytes): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content.arriving()) {
    size += (piece as Buffer).byteLength;
    if (size > MOST_BYTES) throw unreadable();
    pieces.push(Buffer.from(piece as Uint8Array));
  }
  return Buffer.concat(pieces);
}
