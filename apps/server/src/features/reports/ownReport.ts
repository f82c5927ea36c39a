import { buffer } from 'node:stream/consumers';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { copiedReport } from '../collect/copiedReport';
import { ownForm } from '../collect/forms';
import { documentOf, isErased } from './documents';
import { reportTexts } from './texts';

/** Returns the candidate's copy of the report as a PDF, in the caller's language. */
export async function ownReportPdf(caller: Caller, backend: Backend): Promise<File> {
  const { db, uploads } = backend;
  const { orderId } = await ownForm(caller, db);
  const row = await copiedReport(orderId, db);
  if (!row || isErased(row)) throw refusal(404, reportTexts, (t) => t.noCopy);
  const path = await documentOf(row, caller.language, caller, backend);
  const { hash, name } = await db
    .selectFrom('uploadedFiles')
    .select(['hash', 'name'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const pdf = await buffer(uploads.open(hash));
  return new File([pdf as BlobPart], name, { type: 'application/pdf' });
}
