import { sql, type Expression, type SqlBool } from 'kysely';
import type { Reader } from '../../resources/scope';

/**
 * Returns the condition under which a reader sees a document of the resource library on a day:
 * staff all of them, a client those for it that have not expired, and nobody else any.
 */
export function visibleDocument(reader: Reader, day: string): Expression<SqlBool> {
  if (reader.userType === 'serviceUser') return sql<SqlBool>`${reader.userId !== ''}`;
  if (!reader.companyId) return sql<SqlBool>`false`;
  return sql<SqlBool>`(
    (library_documents.expire_date is null or library_documents.expire_date >= ${day}::date)
    and (library_documents.audience = 2 or (library_documents.audience = 3 and exists (
      select from library_document_companies chosen
      where chosen.document_id = library_documents.id and chosen.company_id = ${reader.companyId}
    )))
  )`;
}

/**
 * Returns the condition under which an uploaded file is the newest version of a document that a
 * client sees, or the PDF that was made of it to be previewed.
 */
export function inVisibleDocument(reader: Reader, day: string): Expression<SqlBool> {
  if (!reader.companyId) return sql<SqlBool>`false`;
  return sql<SqlBool>`exists (
    select from library_documents
    where deleted_at is null and ${visibleDocument(reader, day)}
      and (file_path = uploaded_files.path or file_path in (
        select source.path from converted_documents made
        join uploaded_files source on source.id = made.source_id
        where made.pdf_id = uploaded_files.id
      ))
  )`;
}
