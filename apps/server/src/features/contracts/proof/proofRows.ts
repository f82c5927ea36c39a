import type { Selectable } from 'kysely';
import type { Db } from '../../../database/connect';
import { hashOf } from '../../../database/ids';
import { itemRows } from '../../collect/items';
import type { CollectConsentTable, EvidenceTable } from '../../collect/tables';
import type { ContractSignatureTable } from '../tables';
import { identityPayload, signaturePayload } from './payloads';

/** A link of the chain, with its content where it is still stored. */
export interface ProofLink extends Omit<Selectable<EvidenceTable>, 'createdAt' | 'orderId'> {
  /** ISO 8601, as the hash takes it. */
  createdAt: string;
  /** JSON text as it was hashed; `null` where the content was changed or deleted since. */
  payload: string | null;
}

/** Rows that prove what happened to an order. */
export interface ProofRows {
  links: ProofLink[];
  consents: Selectable<CollectConsentTable>[];
  signatures: Selectable<ContractSignatureTable>[];
}

/** A form whose order is proved. */
export interface ProvedForm {
  id: string;
  orderId: string;
}

/** Reads the chain of an order with its contents. */
export async function proofRows(form: ProvedForm, db: Db): Promise<ProofRows> {
  const { orderId } = form;
  const evidence = await db
    .selectFrom('evidence')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute();
  const consents = await db
    .selectFrom('collectConsents')
    .selectAll()
    .where('formId', '=', form.id)
    .orderBy('id')
    .execute();
  const signatures = await db
    .selectFrom('contractSignatures as s')
    .innerJoin('contracts as c', 'c.id', 's.contractId')
    .selectAll('s')
    .select('c.fileHash')
    .where('c.orderId', '=', orderId)
    .orderBy('s.id')
    .execute();
  const payloads = new Map<string, unknown>([
    ...consents.map((row): [string, unknown] => [row.id, consentPayload(row)]),
    ...signatures.map((row): [string, unknown] => [row.id, signaturePayload(row, row.fileHash)]),
    ...(await checkPayloads(form.id, db)),
  ]);
  const moves = await moveQueues(form, db);
  const content = await contentText(form.id, db);
  return {
    links: evidence.map(({ orderId: _, createdAt, ...link }) => ({
      ...link,
      createdAt: createdAt.toISOString(),
      payload: payloadText(link, payloads, moves, content),
    })),
    consents,
    signatures: signatures.map(({ fileHash: _, ...row }) => row),
  };
}

const consentPayload = ({
  kind,
  groupCode,
  textHash,
}: Pick<CollectConsentTable, 'kind' | 'groupCode' | 'textHash'>) => ({
  key: kind === 1 ? `1:${groupCode}` : String(kind),
  textHash,
});

async function checkPayloads(formId: string, db: Db): Promise<[string, unknown][]> {
  const rows = await db
    .selectFrom('identityChecks')
    .selectAll()
    .where('formId', '=', formId)
    .execute();
  return rows.map((row) => [row.id, identityPayload(row)]);
}

/** Moves of a form and of its contracts, in their order, by the id of the row that was moved. */
type MoveQueues = ReadonlyMap<string, string[]>;

async function moveQueues({ id, orderId }: ProvedForm, db: Db): Promise<MoveQueues> {
  const ofForm = await db
    .selectFrom('collectEvents')
    .select(['formId as subject', 'statusBefore', 'statusAfter', 'content'])
    .where('formId', '=', id)
    .where('statusBefore', 'is not', null)
    .orderBy('number')
    .execute();
  const ofContracts = await db
    .selectFrom('contractEvents as e')
    .innerJoin('contracts as c', 'c.id', 'e.contractId')
    .select(['e.contractId as subject', 'e.statusBefore', 'e.statusAfter', 'e.content'])
    .where('c.orderId', '=', orderId)
    .where('e.statusBefore', 'is not', null)
    .orderBy('e.contractId')
    .orderBy('e.number')
    .execute();
  const queues = new Map<string, string[]>();
  for (const { subject, statusBefore: before, statusAfter: after, content: reason } of [
    ...ofForm,
    ...ofContracts,
  ])
    queues.set(subject, [
      ...(queues.get(subject) ?? []),
      JSON.stringify({ before, after, reason }),
    ]);
  return queues;
}

async function contentText(formId: string, db: Db) {
  const items = await itemRows(formId, db);
  return JSON.stringify(
    items.map(({ groupCode, dataForm, files }) => ({ groupCode, dataForm, files })),
  );
}

/** Answers may change after a return; the chain alone keeps the hash of the earlier ones. */
function payloadText(
  { kind, subject, payloadHash }: Pick<EvidenceTable, 'kind' | 'subject' | 'payloadHash'>,
  payloads: ReadonlyMap<string, unknown>,
  moves: MoveQueues,
  content: string,
): string | null {
  if (kind === 'form.content') return hashOf(content) === payloadHash ? content : null;
  if (/^(form|contract)\./.test(kind)) return moves.get(subject)?.shift() ?? null;
  return payloads.has(subject) ? JSON.stringify(payloads.get(subject)) : null;
}
