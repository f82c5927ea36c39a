import { newId } from '../../database/ids';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { COMPANY_SIGNERS, contractMoves } from './contractMoves';
import { contentHashOf, contentOf } from './contractContent';
import { signaturesOf, type ContractRow } from './contractRows';
import { markOf } from './signatureMark';
import { requestHashOf, type PreparedSignature } from './signing';
import { storeSignature } from './storeSignature';
import { contractTexts } from './texts';

/** Signs a contract for the provider or for a company: the second side completes it. */
export async function signForCompany(
  row: ContractRow,
  prepared: PreparedSignature,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, COMPANY_SIGNERS);
  const { db, now } = backend;
  const signer = caller.companyId === null ? 'provider' : 'company';
  if (row.status === 3) {
    const first = (await signaturesOf(row.id, db)).at(-1)!;
    if (first.signer === signer) {
      if (first.requestHash === requestHashOf(prepared)) return;
      throw refusal(409, contractTexts, (t) => t.alreadySigned);
    }
    const { ready } = prepared;
    const hash = contentHashOf(await contentOf(row, [], first.language, db));
    if (!ready || hash !== first.contentHash || hash !== contentHashOf(ready.content))
      throw refusal(409, contractTexts, (t) => t.letterChanged);
    await storeSignature(row, prepared, ready, signer, caller, backend);
    return;
  }
  const { method, strokes, svg } = markOf(prepared, caller.realname, caller.language);
  const content = await contentOf(row, [], caller.language, db);
  await db
    .insertInto('contractSignatures')
    .values({
      id: newId(now()),
      contractId: row.id,
      signer,
      name: caller.realname,
      method,
      strokes,
      svg,
      byCode: prepared.byCode === true,
      language: caller.language,
      contentHash: contentHashOf(content),
      requestHash: requestHashOf(prepared),
      address: caller.address,
      agent: caller.agent,
      createdAt: now(),
    })
    .execute();
  await makeMove(contractMoves, 'signPart', { id: row.id }, caller, backend);
}
