import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beijing } from '@mingjian/api';
import { inputFailure } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { demandRight } from '../../../resources/scope';
import { ORDER_MANAGERS } from '../../../roles';
import { say } from '../../../texts';
import { formOf, ownForm } from '../../collect/forms';
import { recordAccess } from '../../orderAccesses/recordAccess';
import { contractTexts } from '../texts';
import { proofRows, type ProofRows } from './proofRows';
import { receiptFor } from './receipt';
import { verifyPage } from './verifyPage';

/**
 * Returns a zip with everything that proves the consents, the identity and the signature of an
 * order, and a page that verifies it without a network.
 */
export async function proofPackage(
  { orderId }: { orderId?: string | undefined },
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const { db, now } = backend;
  const { candidate, language } = caller;
  if (!candidate) demandRight(caller, ORDER_MANAGERS);
  if (!candidate && !orderId) throw inputFailure([['orderId', say((t) => t.required)]], language);
  const form = candidate ? await ownForm(caller, db) : await formOf(orderId!, caller, db);
  await recordAccess([form.orderId], 'answers', caller, backend);
  const rows = await proofRows(form, db);
  const documents = await documentsOf(form.orderId, backend);
  const last = rows.links.at(-1);
  const receipt = await receiptFor(
    {
      orderNo: form.orderNo,
      number: last?.number ?? 0,
      head: last?.hash ?? '',
      issuedAt: now().toISOString(),
    },
    db,
  );
  const parts = {
    'evidence.json': rows.links,
    'consents.json': rows.consents.map(({ formId: _, ...consent }) => consent),
    'signatures.json': rows.signatures,
    'receipt.json': receipt,
  };
  const files: Record<string, Uint8Array> = { ...documents };
  for (const [name, part] of Object.entries(parts))
    files[name] = Buffer.from(`${JSON.stringify(part, null, 2)}\n`);
  for (const [name, svg] of drawingsOf(rows)) files[name] = Buffer.from(svg);
  const manifest = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  );
  const proof = { ...rowsForPage(rows), receipt, manifest, candidateName: form.candidateName };
  files['verify.html'] = Buffer.from(verifyPage(proof, language));
  // Nobody else needs it, and it is rarely called.
  const { zipSync } = await import('fflate');
  const bytes = zipSync(files, { level: 6, mtime: localTime(now()) });
  const name = contractTexts((t) => t.proofName(form.orderNo))(language);
  return new File([bytes as BlobPart], name, { type: 'application/zip' });
}

/** Parts of the rows that the page verifies. */
const rowsForPage = ({ links, consents, signatures }: ProofRows) => ({
  links,
  consents: consents.map(({ id, title, state, text, textHash }) => ({
    id,
    title,
    state,
    text,
    textHash,
  })),
  signatures: signatures.map(({ id, name, strokes }) => ({ id, name, strokes })),
});

const drawingsOf = ({ signatures }: ProofRows) =>
  signatures.flatMap(({ svg }, index): [string, string][] =>
    svg === null ? [] : [[`signature-${index + 1}.svg`, svg]],
  );

/** Returns the signed documents of an order, by their names in the package. */
async function documentsOf(orderId: string, { db, uploads }: Backend) {
  const rows = await db
    .selectFrom('contracts')
    .select(['contractNo', 'fileHash'])
    .where('orderId', '=', orderId)
    .where('fileHash', 'is not', null)
    .orderBy('id')
    .execute();
  const documents: Record<string, Uint8Array> = {};
  for (const { contractNo, fileHash } of rows)
    documents[`${contractNo}.pdf`] = await buffer(uploads.open(fileHash!));
  return documents;
}

/** A zip has times of no zone; ours are those of Beijing. */
const localTime = (time: Date) => beijing(time).replace(' ', 'T');
