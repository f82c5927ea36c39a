import {
  beijing,
  type ContractSigner,
  type contracts as calls,
  type InputOf,
  type SignedContract,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Caller } from '../../http/caller';
import { maskMobile } from '../../resources/masks';
import type { Language } from '../../texts';
import { timeOf } from '../collect/forms';
import { reachedBy } from './contractMoves';
import type { ContractSignatureTable, ContractTable } from './tables';
import { contractTexts } from './texts';

/** A stored contract. */
export type ContractRow = Selectable<ContractTable>;

/** Names a contract: by its id, its order, its candidate or its company. */
export type ContractRef = InputOf<typeof calls.getAuthFlag>;

/** Returns the newest contract that a reference names, within the caller's reach. */
export async function findContract(
  { contractId, orderId, candidateId, companyId }: ContractRef,
  caller: Caller,
  db: Db,
): Promise<ContractRow | undefined> {
  if (!caller.candidate && !contractId && !orderId && !candidateId && !companyId) return undefined;
  return db
    .selectFrom('contracts')
    .selectAll()
    .where(reachedBy(caller))
    .$if(!!contractId, (query) => query.where('id', '=', contractId!))
    .$if(!!orderId, (query) => query.where('orderId', '=', orderId!))
    .$if(!!candidateId, (query) => query.where('candidateId', '=', candidateId!))
    .$if(!!companyId, (query) => query.where('companyId', '=', companyId!))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** As `findContract`. Throws 404 without one; a candidate learns what comes before. */
export async function contractOf(ref: ContractRef, caller: Caller, db: Db): Promise<ContractRow> {
  const found = await findContract(ref, caller, db);
  if (found) return found;
  throw refusal(404, contractTexts, (t) =>
    caller.candidate && !ref.contractId ? t.noLetterYet : t.missing,
  );
}

/** Returns a contract as it travels. */
export async function travellingContract(
  row: ContractRow,
  language: Language,
  db: Db,
): Promise<SignedContract> {
  const signatures = await signaturesOf(row.id, db);
  return {
    id: row.id,
    createTime: beijing(row.createdAt),
    updateTime: beijing(row.updatedAt),
    version: row.version,
    contractNo: row.contractNo,
    title: row.title,
    kind: row.kind,
    orderId: row.orderId,
    companyId: row.companyId,
    candidateId: row.candidateId,
    status: row.status,
    signers: JSON.stringify(await signersOf(row, signatures, db)),
    deadline: timeOf(row.deadline),
    exemptFlag: row.exemptFlag,
    fileUrl: row.filePath,
    fileHash: row.fileHash,
    contentHash: row.contentHash,
    rejectReason: row.rejectReason,
    rollbackCount: row.rollbackCount,
    vendor: row.vendor,
    signatureKind: contractTexts((t) => t.signatureKind[row.vendor])(language),
    signTime: timeOf(row.signedAt),
  };
}

/** Returns the signatures below a contract, in their order. */
export const signaturesOf = (contractId: string, db: Db) =>
  db
    .selectFrom('contractSignatures')
    .selectAll()
    .where('contractId', '=', contractId)
    .orderBy('id')
    .execute();

type Signature = Selectable<ContractSignatureTable>;

async function signersOf(
  row: ContractRow,
  signatures: readonly Signature[],
  db: Db,
): Promise<ContractSigner[]> {
  const { name: companyName } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', row.companyId)
    .executeTakeFirstOrThrow();
  const person =
    row.candidateId === null
      ? undefined
      : await db
          .selectFrom('candidates')
          .select(['name', 'mobile'])
          .where('id', '=', row.candidateId)
          .executeTakeFirst();
  const parties: Pick<ContractSigner, 'name' | 'mobile' | 'type'>[] = person
    ? [{ name: person.name, mobile: maskMobile(person.mobile), type: 'candidate' }]
    : [
        { name: companyName, mobile: null, type: 'company' },
        { name: PROVIDER, mobile: null, type: 'provider' },
      ];
  return parties.map((party) => {
    // A contract that went back is signed anew: the newest signature counts, of an open one none.
    const own = signatures.findLast(({ signer }) => signer === party.type);
    const counts = own && (row.signedAt !== null || row.status === 3);
    return {
      ...party,
      status: counts ? 'signed' : row.status === 5 ? 'refused' : 'waiting',
      signTime: counts ? beijing(own.createdAt) : null,
    };
  });
}

/** Name of the provider as a party of contracts. */
export const PROVIDER = '明鉴';
