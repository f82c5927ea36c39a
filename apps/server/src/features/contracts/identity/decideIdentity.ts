import type { AuthFlag, contracts as calls, InputOf } from '@mingjian/api';
import { inputFailure, refusal } from '../../../failure';
import { SYSTEM } from '../../../flows/serveFlow';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { demandRight } from '../../../resources/scope';
import { ORDER_MANAGERS } from '../../../roles';
import { formOf } from '../../collect/forms';
import { orderMoves } from '../../orders/orderMoves';
import { contractTexts } from '../texts';
import { identityFlag } from './identityFlag';
import { passIdentity, setRealname, storeCheck } from './passIdentity';

/** Decides about the papers of a candidate that no source can verify, such as a passport. */
export async function decideIdentity(
  { orderId, passed, reason }: InputOf<typeof calls.decideIdentity>,
  caller: Caller,
  backend: Backend,
): Promise<AuthFlag> {
  demandRight(caller, ORDER_MANAGERS);
  const { db } = backend;
  await orderMoves.lock(orderId, caller, db);
  const { id: formId, candidateId } = await formOf(orderId, caller, db);
  const { realnameStatus, idType } = await db
    .selectFrom('candidates')
    .select(['realnameStatus', 'idType'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  if (idType === 1 || realnameStatus !== 1) throw refusal(409, contractTexts, (t) => t.notByHand);
  if (passed === 0 && !reason?.trim())
    throw inputFailure([['reason', contractTexts((t) => t.identityReason)]], caller.language);
  const ref = { formId, candidateId, orderId };
  const result = passed === 1 ? 'passed' : 'failed';
  const check = { ...ref, method: 'manual', result, byCode: false } as const;
  await storeCheck({ ...check, reason: reason?.trim() || null }, caller, backend);
  if (result === 'passed') await passIdentity(ref, SYSTEM, backend);
  else await setRealname(candidateId, 3, backend);
  return identityFlag(formId, caller.language, backend);
}
