import { newId } from '../../../database/ids';
import { makeMove } from '../../../flows/makeMove';
import { SYSTEM, type Actor } from '../../../flows/serveFlow';
import type { Backend } from '../../../http/backend';
import { collectMoves } from '../../collect/collectMoves';
import { recordEvidence } from '../../collect/evidence';
import { ensureLetter } from '../newContract';
import { identityPayload } from '../proof/payloads';
import type { IdentityCheckTable } from '../tables';

/** A person with the form and the order that the identity is proved for. */
export interface Identified {
  formId: string;
  candidateId: string;
  orderId: string;
}

type NewCheck = Identified & Pick<IdentityCheckTable, 'method' | 'result' | 'reason' | 'byCode'>;

/** Stores the result of a check, with its evidence. The order is locked. */
export async function storeCheck(
  { formId, orderId, method, result, reason, byCode }: NewCheck,
  actor: Actor,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const id = newId(now());
  const { address, agent } = actor === SYSTEM ? { address: '', agent: '' } : actor;
  await db
    .insertInto('identityChecks')
    .values({
      id,
      formId,
      orderId,
      method,
      result,
      reason,
      byCode,
      address,
      agent,
      createdAt: now(),
    })
    .execute();
  const payload = identityPayload({ method, result, reason, byCode });
  await recordEvidence({ orderId, kind: `identity.${method}`, subject: id, payload }, actor, {
    db,
    now,
  });
}

/** Takes a candidate as identified: the form moves on, and the letter waits for the signature. */
export async function passIdentity(
  { formId, candidateId, orderId }: Identified,
  actor: Actor,
  backend: Backend,
) {
  await setRealname(candidateId, 2, backend);
  const form = await collectMoves.lock(formId, SYSTEM, backend.db);
  if (form?.state === 20) await makeMove(collectMoves, 'identify', { id: formId }, actor, backend);
  await ensureLetter(orderId, actor, backend);
}

/** Stores the state of a candidate's identity: 1 waits · 2 passed · 3 failed. */
export async function setRealname(
  candidateId: string,
  realnameStatus: 1 | 2 | 3,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  await db
    .updateTable('candidates')
    .set({ realnameStatus, updatedAt: now() })
    .where('id', '=', candidateId)
    .execute();
}
