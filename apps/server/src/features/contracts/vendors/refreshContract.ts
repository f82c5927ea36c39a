import { makeMove } from '../../../flows/makeMove';
import { SYSTEM } from '../../../flows/serveFlow';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { visitor, type LinkedCandidate } from '../../../http/caller';
import type { FlowState } from '../../../http/signingService';
import type { JobKind } from '../../../jobs/jobKind';
import { renderPdf } from '../../../pdf/renderPdf';
import type { Language } from '../../../texts';
import { collectMoves } from '../../collect/collectMoves';
import { decideConsents } from '../../collect/consents';
import { contentOf } from '../contractContent';
import { contractDocument } from '../contractDocument';
import { contractMoves } from '../contractMoves';
import type { ContractRow } from '../contractRows';
import { sendDocument } from '../../files/storeDocument';
import { storeSignature } from '../storeSignature';
import { contractTexts } from '../texts';
import { contractRefresh, flowRevocation } from './refreshKind';
import { personOf, vendorOf } from './vendors';

/** A decision of a candidate that waits for the vendor's signature. */
interface PendingDecision {
  agreed: string[];
  language: Language;
  address: string;
  agent: string;
  candidate: LinkedCandidate;
}

/**
 * Begins the flow of a contract at its vendor, or asks how it is. A notification never decides
 * anything: it only causes this question, whatever it says, however late and how often it comes.
 */
export const contractRefreshes: JobKind<{ contractId: string }, Backend> = {
  ...contractRefresh,
  retries: 5,
  pause: 20,
  async run({ contractId }, backend) {
    const row = await backend.db
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', contractId)
      .executeTakeFirst();
    if (!row || row.vendor === 'builtin') return;
    if (row.flowId !== null) await readFlow(row, row.flowId, backend);
    else if (row.status === 2 && row.pendingDecision !== null) await beginFlow(row, backend);
  },
};

/** Ends a flow at its vendor. One that has ended already is asked about first. */
export const flowRevocations: JobKind<{ vendor: string; flowId: string }, Backend> = {
  ...flowRevocation,
  retries: 3,
  pause: 60,
  async run({ vendor, flowId }, { signing }) {
    const provider = signing.find(({ code }) => code === vendor);
    if (!provider) return;
    const { state } = await provider.flowState(flowId);
    if (state === 'signing' || state === 'partly')
      await provider.revoke(flowId, contractTexts((t) => t.orderEnded)('zh'));
  },
};

const decisionOf = ({ pendingDecision }: ContractRow) =>
  JSON.parse(pendingDecision!) as PendingDecision;

async function beginFlow(row: ContractRow, backend: Backend) {
  const { db, now } = backend;
  const provider = vendorOf(row, backend);
  const { agreed, language } = decisionOf(row);
  const content = await contentOf(row, agreed, language, db);
  const document = contractDocument(content, [], {
    vendor: row.vendor,
    createdAt: now(),
    isDecided: true,
  });
  const pdf = await renderPdf(document, { userId: row.id });
  const person = await personOf(row, db);
  const flowId = await provider.createFlow({
    contractId: row.id,
    title: row.title,
    pdf,
    person,
  });
  const { numUpdatedRows } = await db
    .updateTable('contracts')
    .set({ flowId, updatedAt: now() })
    .where('id', '=', row.id)
    .where('flowId', 'is', null)
    .where('status', '=', 2)
    .where('version', '=', row.version)
    .executeTakeFirst();
  // It was refused, or begun by another process, meanwhile.
  if (numUpdatedRows === 0n) await provider.revoke(flowId, contractTexts((t) => t.changed)('zh'));
}

async function readFlow(row: ContractRow, flowId: string, backend: Backend) {
  const provider = vendorOf(row, backend);
  const flow = await provider.flowState(flowId);
  if (flow.state === 'signed' && row.status === 2 && row.pendingDecision !== null) {
    const file = await sendDocument(await provider.download(flowId), backend);
    const isStored = await backend.db
      .transaction()
      .execute(async (trx) => complete(row.id, flowId, file, { ...backend, db: trx }))
      .catch(async (error: unknown) => {
        await backend.uploads.discard(file);
        throw error;
      });
    if (!isStored) await backend.uploads.discard(file);
    return;
  }
  await backend.db
    .transaction()
    .execute(async (trx) => applyEnd(row.id, flowId, flow, { ...backend, db: trx }));
}

/** Signs in the name of the candidate who decided. Returns whether the document was stored. */
async function complete(
  id: string,
  flowId: string,
  file: Awaited<ReturnType<typeof sendDocument>>,
  backend: Backend,
): Promise<boolean> {
  const { db, now } = backend;
  const row = await contractMoves.lock(id, SYSTEM, db);
  if (row?.status !== 2 || row.flowId !== flowId || row.pendingDecision === null) return false;
  const { agreed, language, address, agent, candidate } = decisionOf(row);
  const caller: Caller = {
    ...visitor(address, language, agent),
    realname: candidate.name,
    candidate,
  };
  const form = await collectMoves.lock(row.formId!, SYSTEM, db);
  if (form?.state !== 30) return false;
  const content = await contentOf(row, agreed, language, db);
  await decideConsents({ agreed, method: row.vendor }, form, caller, backend);
  await makeMove(collectMoves, 'authorise', { id: form.id }, caller, backend);
  const signature = {
    name: candidate.name,
    method: 'vendor',
    svg: null,
    byCode: false,
    address,
    signedAt: now(),
  } as const;
  const prepared = {
    contractId: id,
    consentKinds: agreed.join(','),
    method: 1,
  } as const;
  const ready = { content, signature, strokes: null, file };
  const path = await storeSignature(row, prepared, ready, 'candidate', caller, backend);
  await db.updateTable('orders').set({ authUrl: path }).where('id', '=', row.orderId!).execute();
  return true;
}

/** Follows a flow that ended without a signature, or whose signature was rescinded. */
async function applyEnd(
  id: string,
  flowId: string,
  { state, reason }: FlowState,
  backend: Backend,
) {
  const row = await contractMoves.lock(id, SYSTEM, backend.db);
  if (!row || row.flowId !== flowId) return;
  const move = async (name: 'refuse' | 'expire' | 'revoke' | 'rescind' | 'finishRescission') =>
    makeMove(contractMoves, name, { id, reason }, SYSTEM, backend);
  const isOpen = row.status <= 3;
  if (isOpen && state === 'refused') await move('refuse');
  if (isOpen && state === 'expired') await move('expire');
  if (isOpen && state === 'revoked') await move('revoke');
  if (row.status === 4 && state === 'rescinded') {
    await move('rescind');
    await move('finishRescission');
  }
}
