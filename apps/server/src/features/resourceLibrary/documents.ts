import { beijing, type LibraryDocumentDetail, type LibraryVersion } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { uploadedAt } from '../files/uploadedFile';
import { documentResource } from './resource';

/** Returns a document with its versions; a client gets the newest alone. */
export async function documentDetail(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<LibraryDocumentDetail> {
  const row = await readRow(documentResource, id, caller, backend);
  const versions = await versionsOf(id, backend.db);
  const isClient = caller.companyId !== null;
  return {
    ...row,
    versions: isClient
      ? versions.slice(0, 1).map((version) => ({ ...version, userName: null }))
      : versions,
    companyNames: isClient ? [] : await companyNamesOf(id, backend.db),
  };
}

/** Returns the versions of a document, the newest first. */
async function versionsOf(documentId: string, db: Db): Promise<LibraryVersion[]> {
  const rows = await db
    .selectFrom('libraryVersions as v')
    .leftJoin('uploadedFiles as f', 'f.path', 'v.path')
    .leftJoin('users as u', 'u.id', 'v.userId')
    .select(['v.number', 'v.name', 'v.path', 'v.createdAt', 'f.size', 'u.realname'])
    .where('v.documentId', '=', documentId)
    .orderBy('v.number', 'desc')
    .execute();
  return rows.map(({ number, name, path, createdAt, size, realname }) => ({
    number,
    name,
    url: path,
    size: size === null ? null : Number(size),
    userName: realname,
    createTime: beijing(createdAt),
  }));
}

async function companyNamesOf(documentId: string, db: Db) {
  const rows = await db
    .selectFrom('libraryDocumentCompanies as d')
    .innerJoin('companies as c', 'c.id', 'd.companyId')
    .select('c.name')
    .where('d.documentId', '=', documentId)
    .orderBy('c.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns a version of a document and counts its download. Older ones are for staff. */
export async function downloadDocument(
  { id, number }: { id: string; number?: number | undefined },
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const { versions } = await documentDetail(id, caller, backend);
  const version =
    number === undefined ? versions[0] : versions.find((one) => one.number === number);
  const file = version && (await uploadedAt(version.url, caller, backend));
  if (!file) throw notFound();
  await backend.db
    .updateTable('libraryDocuments')
    .set(({ eb }) => ({ downloadCount: eb('downloadCount', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return file;
}
