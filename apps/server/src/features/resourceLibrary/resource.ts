import { libraryDocument } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import { knownCompany, staffMember } from '../../resources/references';
import { serve } from '../../resources/serve';
import type { Change, Completion } from '../../resources/servedResource';
import { fileListRule } from '../../resources/textRules';
import { valuesIn } from '../../resources/links';
import { ANY_ROLE, LIBRARY_EDITORS, STAFF } from '../../roles';
import { pathsIn } from '../files/companyFiles';
import { visibleDocument } from '../files/documentFiles';
import { libraryTexts } from './texts';

/** Documents: staff see all of them, a client those for it until they expire. */
export const documentResource = serve(
  libraryDocument,
  'libraryDocuments',
)({
  objectType: 'libraryDocument',
  module: 'library',
  label: 'title',
  scope: { where: (caller) => visibleDocument(caller, caller.day) },
  defaultOrder: 'update_time desc',
  columns: {
    ownerName: { by: 'ownerId', table: 'users', column: 'realname' },
    companyIds: {
      links: 'libraryDocumentCompanies',
      owner: 'documentId',
      value: 'companyId',
      of: knownCompany,
      isInternal: true,
    },
    isExpired: ({ day }) =>
      sql`case when library_documents.expire_date < ${day}::date then 1 else 0 end`,
    versionNo: () => sql`(
      select coalesce(max(number), 0)::int from library_versions
      where document_id = library_documents.id
    )`,
  },
  references: { ownerId: staffMember },
  textRules: { fileUrl: fileListRule },
  may: {
    read: ANY_ROLE,
    create: LIBRARY_EDITORS,
    delete: LIBRARY_EDITORS,
    seeRestricted: STAFF,
  },
  complete: async (row) => {
    const ownerId = row.stored ? undefined : (row.values.ownerId ?? row.caller.userId);
    return {
      ...companiesOf(row),
      ...(await newFile(row)),
      ...(ownerId !== undefined && { ownerId }),
    };
  },
  changed: storeVersion,
});

/** Returns the companies of a document: those that are named for chosen ones, else none. */
function companiesOf({ values, stored, caller }: Completion) {
  const { audience, companyIds } = { ...stored, ...values };
  const isForSome = valuesIn(companyIds).length > 0;
  if (audience !== 3) return isForSome ? { companyIds: '[]' } : {};
  if (isForSome) return {};
  throw inputFailure([['companyIds', libraryTexts((t) => t.noCompanies)]], caller.language);
}

/** Returns the path of a written file: one that the caller uploaded, or that the document had. */
async function newFile({ values, stored, caller, db }: Completion) {
  if (values.fileUrl === undefined) return {};
  const refuse = (wording: Parameters<typeof libraryTexts>[0]) =>
    inputFailure([['fileUrl', libraryTexts(wording)]], caller.language);
  const listed = JSON.parse(values.fileUrl as string) as readonly { url: string }[];
  const [filePath] = pathsIn(listed[0]?.url);
  if (listed.length !== 1 || filePath === undefined) throw refuse((t) => t.oneFile);
  const isKnown =
    (await isOwnUpload(filePath, caller.userId, db)) ||
    (stored !== undefined && (await hadFile(stored.id, filePath, db)));
  if (!isKnown) throw refuse((t) => t.foreignFile);
  return { filePath };
}

const isOwnUpload = async (path: string, userId: string, db: Db) =>
  (await db
    .selectFrom('uploadedFiles')
    .select('id')
    .where('path', '=', path)
    .where('userId', '=', userId)
    .where('companyId', 'is', null)
    .where('formId', 'is', null)
    .executeTakeFirst()) !== undefined;

const hadFile = async (documentId: string, path: string, db: Db) =>
  (await db
    .selectFrom('libraryVersions')
    .select('number')
    .where('documentId', '=', documentId)
    .where('path', '=', path)
    .executeTakeFirst()) !== undefined;

/** Adds the version of a document whose file is another one. The row is locked. */
async function storeVersion({ before, after, caller, db }: Change) {
  const path = String(after.filePath);
  if (before?.filePath === path) return;
  const [last, file] = await Promise.all([
    db
      .selectFrom('libraryVersions')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('documentId', '=', after.id)
      .executeTakeFirst(),
    db.selectFrom('uploadedFiles').select('name').where('path', '=', path).executeTakeFirst(),
  ]);
  await db
    .insertInto('libraryVersions')
    .values({
      documentId: after.id,
      number: (last?.number ?? 0) + 1,
      path,
      name: file?.name ?? String(after.title),
      userId: caller.userId,
      createdAt: after.updatedAt,
    })
    .execute();
}
