import type {
  AuthFlag,
  contracts as calls,
  InputOf,
  OpenUrl,
  OrderSigning,
  SignedContract,
} from '@mingjian/api';
import { beijing } from '@mingjian/api';
import { notFound, refusal } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { renderPdf } from '../../pdf/renderPdf';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { ORDER_MANAGERS, STAFF } from '../../roles';
import { formOf, formsOf } from '../collect/forms';
import { uploadedAt } from '../files/uploadedFile';
import { recordAccess } from '../orderAccesses/recordAccess';
import { contentOf } from './contractContent';
import { contractDocument } from './contractDocument';
import { contractMoves, readContractFacts } from './contractMoves';
import { mayGetSignLink } from './signPage';
import { contractOf, findContract, travellingContract, type ContractRef } from './contractRows';
import { identityFlag } from './identity/identityFlag';
import { contractActTexts, contractTexts } from './texts';
import { askVendor, personOf } from './vendors/vendors';

/** Returns the identity of a candidate, or of a company. */
export async function authFlag(
  ref: ContractRef,
  caller: Caller,
  backend: Backend,
): Promise<AuthFlag> {
  const { db } = backend;
  if (caller.candidate) return identityFlag(caller.candidate.formId, caller.language, backend);
  // A company alone is no question about one of its candidates.
  if (!ref.contractId && !ref.orderId && !ref.candidateId)
    return companyFlag(ref.companyId, caller, backend);
  const contract = await findContract(ref, caller, db);
  if (contract?.formId) return identityFlag(contract.formId, caller.language, backend);
  if (ref.orderId) {
    const { id } = await formOf(ref.orderId, caller, db);
    return identityFlag(id, caller.language, backend);
  }
  return companyFlag(contract?.companyId ?? ref.companyId, caller, backend);
}

async function companyFlag(
  companyId: string | undefined,
  caller: Caller,
  { db }: Backend,
): Promise<AuthFlag> {
  const company = await db
    .selectFrom('companies')
    .select('authStatus')
    .where('id', '=', companyId ?? '')
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!company) throw notFound();
  return {
    authFlag: company.authStatus === 2 ? 1 : 0,
    status: company.authStatus,
    failReason: null,
    needsCode: false,
    attemptsLeft: 0,
    idType: 4,
    mobile: null,
  };
}

/** Returns the address of the letter of an order. */
export async function authUrlOf(
  ref: ContractRef,
  caller: Caller,
  { db }: Backend,
): Promise<OpenUrl> {
  const { filePath } = await contractOf(ref, caller, db);
  if (filePath === null) throw notFound();
  return { url: filePath };
}

/** Returns the page on which a person proves an identity: that of the vendor, or our own. */
export async function personVerifyUrl(
  ref: ContractRef,
  caller: Caller,
  backend: Backend,
): Promise<OpenUrl> {
  const { db, signing, installation } = backend;
  const [provider] = signing;
  if (!provider) return { url: `${installation.publicUrl}/signPage` };
  const formId =
    caller.candidate?.formId ??
    (await findContract(ref, caller, db))?.formId ??
    (ref.orderId ? (await formOf(ref.orderId, caller, db)).id : undefined);
  if (!formId) throw refusal(404, contractTexts, (t) => t.missing);
  const person = await personOf({ formId }, db);
  return { url: await askVendor(() => provider.startIdentity(person)) };
}

/** Returns a contract as a PDF: the signed document, or how it would be signed now. */
export async function downloadContract(
  ref: ContractRef,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const { db, now } = backend;
  const row = await contractOf(ref, caller, db);
  const { title, contractNo } = row;
  if (row.orderId !== null) await recordAccess([row.orderId], 'file', caller, backend);
  if (row.filePath !== null) {
    // Whoever reaches the contract may read its document.
    const stored = await uploadedAt(row.filePath, readerOf(caller), backend);
    if (!stored) throw notFound();
    return stored;
  }
  const { language } = caller;
  const content = await contentOf(row, undefined, language, db);
  const document = contractDocument(content, [], { vendor: row.vendor, createdAt: now() });
  const pdf = await renderPdf(document, caller);
  const name = contractTexts((t) => t.draftName(title, contractNo))(language);
  return new File([pdf as BlobPart], name, { type: 'application/pdf' });
}

/** A candidate reads the contract of a session as staff would: the contract itself was in reach. */
export const readerOf = (caller: Caller): Caller =>
  caller.candidate ? { ...caller, userType: 'serviceUser', companyId: null } : caller;

/** Leads a contract back to the verification of its signer. */
export async function rollBack(
  { reason, ...ref }: InputOf<typeof calls.rollbackToAccess>,
  caller: Caller,
  backend: Backend,
): Promise<SignedContract> {
  const { db } = backend;
  const { id } = await contractOf(ref, caller, db);
  await makeMove(contractMoves, 'rollbackToAccess', { id, reason }, caller, backend);
  return travellingContract(await contractOf({ contractId: id }, caller, db), caller.language, db);
}

/** Returns signature and identity of an order, for staff. */
export async function orderSigning(
  { orderId }: { orderId: string },
  caller: Caller,
  backend: Backend,
): Promise<OrderSigning | null> {
  demandRight(caller, STAFF);
  const { db } = backend;
  const { language } = caller;
  const form = await formsOf(caller, db)
    .where('collectForms.orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return null;
  const row = await findContract({ orderId }, caller, db);
  const identity = await identityFlag(form.id, language, backend);
  const manages = holdsRight(caller, ORDER_MANAGERS);
  const links = await db
    .selectFrom('evidence')
    .select('number')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return {
    contract: row ? await travellingContract(row, language, db) : null,
    events: row ? await eventsOf(row.id, caller, backend) : [],
    moves: row
      ? choicesOf(
          contractMoves,
          row.status,
          await readContractFacts({ ...row, state: row.status }, backend),
          caller,
        ).filter(({ move }) => move === 'rollbackToAccess')
      : [],
    identity,
    decidesIdentity: manages && identity.idType !== 1 && identity.status === 1,
    canProve: manages && links !== undefined,
    canSend: manages && mayGetSignLink(form),
  };
}

async function eventsOf(contractId: string, { language }: Caller, { db }: Backend) {
  const rows = await db
    .selectFrom('contractEvents')
    .select(['action', 'statusBefore', 'statusAfter', 'userName', 'content', 'createTime'])
    .where('contractId', '=', contractId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((event) => ({
    ...event,
    label: contractActTexts((t) => t[event.action])(language),
    createTime: beijing(event.createTime),
  }));
}
