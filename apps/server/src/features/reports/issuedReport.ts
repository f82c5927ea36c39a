import { buffer } from 'node:stream/consumers';
import type { InputOf, openApi } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { recordAccess } from '../orderAccesses/recordAccess';
import { documentOf } from './documents';
import { noteReading } from './noteReading';
import { fileNameOf, hashAt } from './reportArchive';
import { versionOf } from './versionRows';

/**
 * Returns the document of an order's issued report, which its client has then read. Throws 404
 * without one.
 */
export async function issuedReport(
  { orderId, language = 'zh' }: InputOf<typeof openApi.report>,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const row = await versionOf({ orderId }, caller, backend.db);
  const path = await documentOf(row, language, caller, backend);
  const pdf = await buffer(backend.uploads.open(await hashAt(path, backend.db)));
  await noteReading([row.id], caller, backend);
  await recordAccess([row.orderId], 'document', caller, backend);
  const name = fileNameOf(row.reportNo!, row.candidateName);
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}
