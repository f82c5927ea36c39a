import { newId } from '../../database/ids';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { recordEvidence } from '../collect/evidence';
import { contentHashOf } from './contractContent';
import { contractMoves } from './contractMoves';
import type { ContractRow } from './contractRows';
import { requestHashOf, type PreparedSignature, type ReadyDocument } from './signing';
import { signaturePayload } from './proof/payloads';
import { keepDocument } from '../files/storeDocument';
import { contractTexts } from './texts';

/** Stores the signature that completes a contract, with its document, and returns the path. */
export async function storeSignature(
  row: ContractRow,
  prepared: PreparedSignature,
  { content, signature, strokes, file }: ReadyDocument,
  signer: 'candidate' | 'company' | 'provider',
  caller: Caller,
  backend: Backend,
): Promise<string> {
  const { db } = backend;
  const contentHash = contentHashOf(content);
  const name = contractTexts((t) => t.fileName(content.title, row.contractNo))(content.language);
  const filePath = await keepDocument(file, name, row, backend);
  const id = newId(signature.signedAt);
  await db
    .insertInto('contractSignatures')
    .values({
      id,
      contractId: row.id,
      signer,
      name: signature.name,
      method: signature.method,
      strokes,
      svg: signature.svg,
      byCode: signature.byCode,
      language: caller.language,
      contentHash,
      requestHash: requestHashOf(prepared),
      address: caller.address,
      agent: caller.agent,
      createdAt: signature.signedAt,
    })
    .execute();
  if (row.orderId !== null) {
    const { method, byCode } = signature;
    const payload = signaturePayload({ contentHash, method, byCode, strokes }, file.hash);
    const { orderId } = row;
    await recordEvidence({ orderId, kind: 'signature', subject: id, payload }, caller, backend);
  }
  await makeMove(
    contractMoves,
    'sign',
    {
      id: row.id,
      columns: {
        filePath,
        fileHash: file.hash,
        contentHash,
        signedAt: signature.signedAt,
      },
    },
    caller,
    backend,
  );
  return filePath;
}
