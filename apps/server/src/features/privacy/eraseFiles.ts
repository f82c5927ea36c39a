import {
  apiLog,
  candidate,
  emailRecord,
  flashOrder,
  message,
  messageTry,
  messageView,
  notice,
  order,
  orderApi,
  orderFollowUp,
  outboxMessage,
  privacyRequest,
  systemLog,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { FileContents } from '../files/fileContents';
import { withContent } from '../files/withContent';
import type { PersonIds } from './eraseRows';
import type { CertificateContent } from './tables';

/** Lists whose exports hold names or numbers of candidates. */
const HOLDERS = [
  apiLog,
  candidate,
  emailRecord,
  flashOrder,
  message,
  messageTry,
  messageView,
  notice,
  order,
  orderApi,
  orderFollowUp,
  outboxMessage,
  privacyRequest,
  systemLog,
].map(({ name }) => name);

/** Services of a deletion: it removes contents. */
export type DeletionServices = Backend & { uploads: Pick<FileContents, 'remove'> };

/** Deletes the rows of a person's files, and returns the hashes of their contents. */
export async function deleteFileRows(ids: PersonIds, db: Db): Promise<string[]> {
  await sql`delete from stored_files where path in
    (select auth_url from orders where id = any(${[...ids.order]}))`.execute(db);
  const { rows } = await sql<{ hash: string }>`
    with named as (
      select resume_url as path from candidates where id = any(${[...ids.candidate]})
      union all select auth_url from orders where id = any(${[...ids.order]})
      union all select file_path from contracts where id = any(${[...ids.contract]})
      union all select audio_url from order_follow_ups where order_id = any(${[...ids.order]})
    ), own as (
      select id from uploaded_files where form_id = any(${[...ids.form]})
      union select file_id from order_papers where order_id = any(${[...ids.order]})
      union select file_id from dispute_files where order_id = any(${[...ids.order]})
      union select file_id from report_documents where version_id = any(${[...ids.report]})
      union select f.id from uploaded_files f join report_versions v
        on v.id = any(${[...ids.report]}) and position(f.path in v.attachments) > 0
      union select f.id from uploaded_files f join named n on n.path = f.path
      union select f.id from uploaded_files f join email_records e
        on e.order_id = any(${[...ids.order]}) and position(f.path in e.attachments) > 0
    ), gone as (
      select id from own
      union select pdf_id from converted_documents where source_id in (select id from own)
    )
    delete from uploaded_files where id in (select id from gone) returning hash`.execute(db);
  return [...new Set(rows.map(({ hash }) => hash))].sort();
}

/** Deletes exports that may hold the person, which can be made again. */
export async function deleteExports(since: Date, db: Db): Promise<CertificateContent['exports']> {
  return db
    .deleteFrom('exportJobs')
    .where('createdAt', '>=', since)
    .where('resource', 'in', HOLDERS)
    .returning(['id', 'format'])
    .execute();
}

/** Removes contents that no row names any more, and the files of exports. Safe to repeat. */
export async function removeContents(
  { files, exports: deleted }: CertificateContent,
  { db, uploads, exports }: DeletionServices,
) {
  for (const hash of files)
    await withContent(hash, db, async (trx) => {
      const used = await trx
        .selectFrom('uploadedFiles')
        .select('id')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!used) await uploads.remove(hash);
    });
  for (const { id } of deleted) await exports.remove(id);
}
