import { randomBytes } from 'node:crypto';
import {
  UPLOAD_RULES,
  uploadExtensionOf,
  uploadKindOf,
  type Uploaded,
  type UploadKind,
} from '@mingjian/api';
import { contentRefusal } from '@mingjian/widgets/fileContent';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { forbidden, refusal, unreadable } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { tooLarge } from '../../http/readUpload';
import { MEGABYTE, ReceivedFile } from '../../http/uploads';
import { newId } from '../../database/ids';
import { demandRight } from '../../resources/scope';
import { MATERIAL_EDITORS } from '../../roles';
import { addMaterial } from '../materials/materials';
import { contentTypeOf } from './contentType';
import { isDecodable } from './resizePicture';
import type { UploadedFileRow } from './tables';
import { withContent } from './withContent';
import { fileTexts } from './texts';

/** Kind of a file, or the folder of a library that it goes into. */
type Destination = { kind?: UploadKind | undefined; folderId?: string | undefined };

/**
 * Stores a received file for the caller's company, or for the provider. Its path is random; equal
 * contents of several companies are stored once, of which no response tells anything.
 */
export async function storeUpload(
  file: Blob,
  destination: Destination,
  caller: Caller,
  { db, uploads, now }: Backend,
): Promise<Uploaded> {
  const { folderId } = destination;
  const kind = uploadKindOf(destination);
  if (folderId !== undefined) demandRight(caller, MATERIAL_EDITORS);
  refuseKind(kind, file.size, caller, uploads);
  let id: string | undefined;
  const owner = { ...ownerOf(caller), audience: audienceOf(kind, caller) };
  if (owner.formId !== null) await refuseBeyondForm(owner.formId, db);
  const stored = await keepUpload(file, kind, owner, { db, uploads, now }, async (row, trx) => {
    if (folderId !== undefined)
      id = await addMaterial(row.id, folderId, caller, { db: trx, now: now() });
  });
  return { state: 'success', path: stored.path, ...(id !== undefined && { id }) };
}

/** Who may read a stored file: its company, its uploader and staff, or everyone. */
type Owner = Pick<UploadedFileRow, 'companyId' | 'userId' | 'formId' | 'audience'>;

/** Returns who owns a caller's files: a candidate's belong to the form, and to the provider. */
export const ownerOf = ({ companyId, userId, candidate }: Caller) =>
  candidate
    ? { companyId: null, userId: null, formId: candidate.formId }
    : { companyId, userId, formId: null };

/** Most files that one form holds, also those that were replaced. */
const FORM_FILES = 120;

/** Throws 413 when a form holds too many files. */
async function refuseBeyondForm(formId: string, db: Db) {
  const { count } = await db
    .selectFrom('uploadedFiles')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('formId', '=', formId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= FORM_FILES) throw refusal(413, fileTexts, (t) => t.formFull(FORM_FILES));
}

/**
 * Checks a received file and stores it with its row. `complete` adds what belongs to it, in the
 * same transaction.
 */
export async function keepUpload(
  file: Blob,
  kind: UploadKind,
  owner: Owner,
  { db, uploads, now }: Pick<Backend, 'db' | 'uploads' | 'now'>,
  complete: (row: UploadedFileRow, trx: Db) => Promise<void>,
): Promise<UploadedFileRow> {
  if (!(file instanceof ReceivedFile)) throw unreadable();
  refuseSize(kind, file.size, uploads);
  const { extension, contentType } = await checkedType(file, kind);
  const row = {
    id: newId(now()),
    path: `/uploads/${randomBytes(16).toString('hex')}.${extension}`,
    hash: file.hash,
    size: file.size,
    name: file.name,
    contentType,
    ...owner,
    createdAt: now(),
  };
  await uploads.send(file);
  await withContent(file.hash, db, async (trx) => {
    await lockTotal(row.companyId, trx);
    await refuseBeyondQuota(row, uploads.companyMegabytes, trx);
    await uploads.keep(file);
    await trx.insertInto('uploadedFiles').values(row).execute();
    await complete(row, trx);
  });
  return row;
}

/** Throws 403 for a kind that the caller may not upload, 413 for a size that it may not have. */
export function refuseKind(
  kind: UploadKind,
  size: number,
  { companyId, candidate }: Caller,
  uploads: Backend['uploads'],
) {
  if (UPLOAD_RULES[kind].isOfStaff && companyId !== null) throw forbidden();
  if (candidate && kind !== 'collect') throw forbidden();
  refuseSize(kind, size, uploads);
}

function refuseSize(kind: UploadKind, size: number, uploads: Backend['uploads']) {
  const megabytes = Math.min(UPLOAD_RULES[kind].megabytes, uploads.megabytes);
  if (size > megabytes * MEGABYTE) throw tooLarge(megabytes);
}

/** Throws 400 unless files of a kind may have the extension of a name. */
export function refuseExtension(name: string, kind: UploadKind) {
  if (uploadExtensionOf(name, kind) === undefined) throw extensionRefused(kind);
}

/** Everyone reads the provider's library; that of a company is read by its own people and staff. */
const audienceOf = (kind: UploadKind, { companyId }: Caller) =>
  kind === 'material' && companyId === null ? 'everyone' : UPLOAD_RULES[kind].audience;

/** Throws 400 unless a file is of its kind, by its extension and by its bytes. */
async function checkedType(file: ReceivedFile, kind: UploadKind) {
  if (file.size === 0) throw refusal(400, fileTexts, (t) => t.empty);
  const extension = uploadExtensionOf(file.name, kind);
  if (extension === undefined) throw extensionRefused(kind);
  const { extensions } = UPLOAD_RULES[kind];
  const contentType = await contentTypeOf(extension, file.location, extensions);
  if (typeof contentType !== 'string')
    throw refusal(400, fileTexts, (t) => contentRefusal(contentType, t));
  if (contentType.startsWith('image/') && !(await isDecodable(file.location)))
    throw refusal(400, fileTexts, (t) => t.pictureRefused);
  return { extension, contentType };
}

const extensionRefused = (kind: UploadKind) =>
  refusal(400, fileTexts, (t) => t.wrongExtension(UPLOAD_RULES[kind].extensions.join(t.separator)));

/** Lets files of one company be counted and added by one transaction at a time. */
export async function lockTotal(companyId: string | null, db: Db) {
  if (companyId === null) return;
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Throws 413 when a file would bring its company above its total. Staff have none. The caller holds
 * the lock of the total.
 */
export async function refuseBeyondQuota(
  { companyId, size }: { companyId: string | null; size: number },
  megabytes: number,
  db: Db,
) {
  if (companyId === null) return;
  const { total } = await db
    .selectFrom('uploadedFiles')
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(total) + size > megabytes * MEGABYTE)
    throw refusal(413, fileTexts, (t) => t.quotaReached(megabytes));
}
