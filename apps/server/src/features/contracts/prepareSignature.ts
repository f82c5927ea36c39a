import { Failure, inputFailure, refusal } from '../../failure';
import { obstacleTo } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { renderPdf } from '../../pdf/renderPdf';
import { consentsOf } from '../collect/consents';
import { collectTexts } from '../collect/texts';
import { spendCode, spendFormCode } from '../session/oneTimeCodes';
import { contentOf } from './contractContent';
import { contractDocument, type DocumentSignature } from './contractDocument';
import { contractMoves } from './contractMoves';
import { contractOf, signaturesOf, type ContractRow } from './contractRows';
import { markOf } from './signatureMark';
import { agreedIn, type PreparedSignature, type SignatureInput } from './signing';
import { sendDocument } from '../files/storeDocument';
import { contractTexts } from './texts';

/**
 * Checks a signature, spends its code and makes its document, before the transaction that signs: a
 * wrong code is counted whatever becomes of it, and nobody waits for the document. Whatever is
 * checked here is checked again in the transaction.
 */
export async function prepareSignature(
  input: SignatureInput,
  caller: Caller,
  backend: Backend,
): Promise<PreparedSignature> {
  const { db, now } = backend;
  const { language } = caller;
  const row = await contractOf({ contractId: input.contractId }, caller, db);
  if (row.status === 4) return input;
  const move = row.kind === 2 || row.status === 3 ? 'sign' : 'signPart';
  const obstacle = await obstacleTo(
    contractMoves,
    move,
    { ...row, state: row.status },
    caller,
    backend,
  );
  if (obstacle) throw new Failure(409, obstacle);
  const name = caller.candidate ? caller.candidate.name : caller.realname;
  const mark = markOf(input, name, language);
  if (row.formId !== null) await demandConsents(row, input, caller, backend);
  const byCode = mark.method === 'typed' && (await confirm(input, row, caller, backend));
  if (byCode === 'signed' || row.vendor !== 'builtin' || move === 'signPart')
    return { ...input, byCode: byCode === true };
  const before = row.status === 3 ? await signaturesOf(row.id, db) : [];
  // Two sides sign one text, in the language of the first.
  const content = await contentOf(row, agreedIn(input), before[0]?.language ?? language, db);
  const signature: DocumentSignature = {
    name,
    method: mark.method,
    svg: mark.svg,
    byCode,
    address: caller.address,
    signedAt: now(),
  };
  const signatures = [
    ...before.map(({ createdAt, ...one }) => ({ ...one, signedAt: createdAt })),
    signature,
  ];
  const document = contractDocument(content, signatures, {
    vendor: row.vendor,
    createdAt: signature.signedAt,
  });
  const file = await sendDocument(await renderPdf(document, caller), backend);
  return {
    ...input,
    byCode,
    ready: { content, signature, strokes: mark.strokes, file },
  };
}

/** Throws 409 when a consent is refused without which nothing can be checked. */
async function demandConsents(
  { formId, orderId, companyId }: ContractRow,
  input: SignatureInput,
  { language }: Caller,
  { db }: Backend,
) {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const agreed = agreedIn(input);
  const asked = await consentsOf({ id: formId!, orderId: orderId! }, name, language, db);
  const missing = asked.find(({ key, required }) => required && !agreed.includes(key));
  if (missing) throw refusal(409, collectTexts, (t) => t.consentMissing(missing.title));
}

/**
 * Spends the code of a typed name. Returns whether there was one; `signed` when another equal
 * request has spent it and signed meanwhile.
 */
async function confirm(
  { codeId, verifyCode, contractId }: SignatureInput,
  { id }: ContractRow,
  caller: Caller,
  backend: Backend,
): Promise<boolean | 'signed'> {
  if (!backend.outbox.sends('sms')) return false;
  if (!codeId || !verifyCode)
    throw inputFailure([['verifyCode', contractTexts((t) => t.codeNeeded)]], caller.language);
  const typed = { codeId, code: verifyCode, purpose: 'signature' } as const;
  try {
    if (caller.candidate) await spendFormCode(typed, caller.candidate.formId, caller, backend);
    else await spendCode(typed, caller, backend);
    return true;
  } catch (error) {
    const { status } = await contractOf({ contractId: contractId || id }, caller, backend.db);
    if (error instanceof Failure && status === 4) return 'signed';
    throw error;
  }
}
