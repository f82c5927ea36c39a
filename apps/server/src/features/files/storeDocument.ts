import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { ReceivedContent } from '../../http/uploads';

/** Brings a document to where contents are stored, before the transaction that names it. */
export async function sendDocument(
  pdf: Buffer,
  { uploads }: Pick<Backend, 'uploads'>,
): Promise<ReceivedContent> {
  const content = await uploads.receive(Readable.from([pdf]));
  await uploads.send(content);
  return content;
}

/** The company that a document is of, and the candidate's form that it belongs to, if any. */
export interface DocumentOwner {
  companyId: string;
  formId: string | null;
}

/**
 * Stores a document that was sent as a file of its owner, in the caller's transaction, and returns
 * its path.
 */
export async function keepDocument(
  file: ReceivedContent,
  name: string,
  { companyId, formId }: DocumentOwner,
  { db, now, uploads }: Pick<Backend, 'db' | 'now' | 'uploads'>,
): Promise<string> {
  // Nobody removes an equal content between this and the row that names it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${file.hash}, 0))`.execute(db);
  await uploads.keep(file);
  const path = `/uploads/${randomBytes(16).toString('hex')}.pdf`;
  await db
    .insertInto('uploadedFiles')
    .values({
      id: newId(now()),
      path,
      hash: file.hash,
      size: file.size,
      name,
      contentType: 'application/pdf',
      companyId,
      userId: null,
      formId,
      audience: 'company',
      createdAt: now(),
    })
    .execute();
  return path;
}
