import type { SignedContract } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { sendJob } from '../../jobs/jobKind';
import { collectMoves } from '../collect/collectMoves';
import { decideConsents } from '../collect/consents';
import { contentHashOf, contentOf } from './contractContent';
import { contractMoves } from './contractMoves';
import { contractOf, signaturesOf, travellingContract, type ContractRow } from './contractRows';
import { signForCompany } from './signForCompany';
import { agreedIn, requestHashOf, type PreparedSignature } from './signing';
import { storeSignature } from './storeSignature';
import { contractTexts } from './texts';
import { contractRefresh } from './vendors/refreshKind';

/**
 * Signs a contract in one transaction: consents, form, document, signature and evidence, or none of
 * them. An equal signature again is the same success; another one of a signed contract is refused.
 */
export async function signContract(
  prepared: PreparedSignature,
  caller: Caller,
  backend: Backend,
): Promise<SignedContract> {
  const { db } = backend;
  const id = prepared.contractId;
  const row = await contractMoves.lock(id, caller, db);
  if (!row) throw refusal(404, contractTexts, (t) => t.missing);
  const isDone = await isSignedSo(row, prepared, db);
  try {
    if (!isDone && row.kind !== 2) await signForCompany(row, prepared, caller, backend);
    else if (!isDone && row.vendor !== 'builtin')
      await passToVendor(row, prepared, caller, backend);
    else if (!isDone) await signLetter(row, prepared, caller, backend);
  } catch (error) {
    if (prepared.ready) await backend.uploads.discard(prepared.ready.file);
    throw error;
  }
  return travellingContract(await contractOf({ contractId: id }, caller, db), caller.language, db);
}

/** Whether a contract is signed by an equal request. Throws 409 when it is signed otherwise. */
async function isSignedSo(row: ContractRow, prepared: PreparedSignature, db: Db) {
  if (row.status !== 4) return false;
  const known = await signaturesOf(row.id, db);
  if (known.some(({ requestHash }) => requestHash === requestHashOf(prepared))) return true;
  throw refusal(409, contractTexts, (t) => t.signedOtherwise);
}

async function signLetter(
  row: ContractRow,
  prepared: PreparedSignature,
  caller: Caller,
  backend: Backend,
) {
  const { db } = backend;
  const form = await collectMoves.lock(row.formId!, caller, db);
  const agreed = agreedIn(prepared);
  const content = await contentOf(row, agreed, caller.language, db);
  const { ready } = prepared;
  if (!form || !ready || contentHashOf(content) !== contentHashOf(ready.content))
    throw refusal(409, contractTexts, (t) => t.letterChanged);
  await decideConsents({ agreed, method: ready.signature.method }, form, caller, backend);
  await makeMove(collectMoves, 'authorise', { id: form.id }, caller, backend);
  const path = await storeSignature(row, prepared, ready, 'candidate', caller, backend);
  await db.updateTable('orders').set({ authUrl: path }).where('id', '=', row.orderId!).execute();
}

/** Stores what the candidate decided; it is valid once the vendor has the signature. */
async function passToVendor(
  row: ContractRow,
  prepared: PreparedSignature,
  { language, address, agent, candidate }: Caller,
  { db }: Backend,
) {
  const decision = { agreed: agreedIn(prepared), language, address, agent, candidate };
  if (row.flowId !== null) {
    const { agreed } = JSON.parse(row.pendingDecision!) as typeof decision;
    if (agreed.join() === decision.agreed.join()) return;
    throw refusal(409, contractTexts, (t) => t.signedOtherwise);
  }
  await db
    .updateTable('contracts')
    .set({ pendingDecision: JSON.stringify(decision), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await sendJob(db, contractRefresh, { contractId: row.id });
}
