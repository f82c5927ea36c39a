import { randomBytes } from 'node:crypto';
import { PART_BYTES, type PartUpload, type Uploaded, type UploadKind } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { Failure, notFound, refusal, unreadable } from '../../failure';
import { ArrivingBytes } from '../../http/arrivingBytes';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { faultOf, plainName } from '../../http/readUpload';
import { ReceivedFile } from '../../http/uploads';
import { fileTexts } from './texts';
import {
  lockTotal,
  ownerOf,
  refuseBeyondQuota,
  refuseExtension,
  refuseKind,
  storeUpload,
} from './upload';

/** Milliseconds after its last part for which an upload is kept. */
const KEPT = 24 * 3_600_000;

/** Uploads in parts that a person may have at a time. */
const MOST_AT_A_TIME = 20;

/** A file that somebody is about to upload. */
interface PartUploadDraft {
  name: string;
  size: number;
  kind?: UploadKind | undefined;
}

/** Begins an upload in parts, after the checks that need no bytes. */
export async function beginUpload(
  { name, size, kind = 'paper' }: PartUploadDraft,
  caller: Caller,
  { db, uploads, now }: Backend,
): Promise<PartUpload> {
  refuseKind(kind, size, caller, uploads);
  refuseExtension(plainName(name), kind);
  const { companyId, userId, formId } = ownerOf(caller);
  await lockTotal(companyId, db);
  const open = await db
    .selectFrom('partUploads')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere(ownedBy(caller)).as('own'),
      sql<string>`coalesce(sum(size), 0)`.as('bytes'),
    ])
    .where('path', 'is', null)
    .where('touchedAt', '>=', new Date(now().getTime() - KEPT))
    .where((eb) =>
      eb.or([ownedBy(caller), ...(companyId === null ? [] : [eb('companyId', '=', companyId)])]),
    )
    .executeTakeFirstOrThrow();
  if (Number(open.own) >= MOST_AT_A_TIME) throw refusal(429, fileTexts, (t) => t.tooManyParts);
  const promised = Number(open.bytes) + size;
  await refuseBeyondQuota({ companyId, size: promised }, uploads.companyMegabytes, db);
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('partUploads')
    .values({
      id,
      name: plainName(name),
      size,
      kind,
      companyId,
      userId,
      formId,
      path: null,
      touchedAt: now(),
    })
    .execute();
  return { id, offset: 0 };
}

/** Returns how much of an upload has arrived. */
export async function stateOf(id: string, caller: Caller, backend: Backend): Promise<PartUpload> {
  const { path, size } = await ownUpload(id, caller, backend);
  return { id, offset: path === null ? await backend.uploads.parts.sizeOf(id) : Number(size) };
}

/** Appends a part to what has arrived. A part that is cut leaves what has arrived of it. */
export async function appendPart(
  { id, offset, content }: { id: string; offset: number; content: Blob },
  caller: Caller,
  backend: Backend,
): Promise<PartUpload> {
  const { db, uploads, now } = backend;
  const { path, size } = await ownUpload(id, caller, backend);
  if (!(content instanceof ArrivingBytes)) throw unreadable();
  if (path !== null) throw misplaced(id, Number(size));
  await db.updateTable('partUploads').set({ touchedAt: now() }).where('id', '=', id).execute();
  const most = Math.min(Number(size), offset + PART_BYTES);
  const arrived = await uploads.parts
    .append(id, content.arriving(), { offset, most })
    .catch((error: unknown) => Promise.reject(faultOf(error)));
  if (arrived === undefined) throw misplaced(id, await uploads.parts.sizeOf(id));
  return { id, offset: arrived };
}

/**
 * Makes a file of an upload that has arrived whole. It is read once more into a file of its own,
 * which no late part can change.
 */
export async function finishUpload(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<Uploaded> {
  const { db, uploads } = backend;
  const { path, name, size, kind } = await ownUpload(id, caller, backend);
  if (path !== null) return { state: 'success', path };
  const { parts } = uploads;
  if ((await parts.sizeOf(id)) !== Number(size))
    throw refusal(409, fileTexts, (t) => t.partsMissing, {
      data: { id, offset: await parts.sizeOf(id) },
    });
  const content = await uploads
    .receive(parts.open(id))
    .catch((error: unknown) => Promise.reject(faultOf(error)));
  try {
    const file = new ReceivedFile(name, content);
    const uploaded = await storeUpload(file, { kind }, caller, backend);
    const made = await db
      .updateTable('partUploads')
      .set({ path: uploaded.path })
      .where('id', '=', id)
      .where('path', 'is', null)
      .executeTakeFirstOrThrow();
    await parts.remove(id);
    return made.numUpdatedRows > 0n ? uploaded : await firstResult(id, uploaded, backend);
  } catch (error) {
    // Bytes of another type stay refused, so nothing is left of them.
    if (error instanceof Failure && error.code === 400) await removeUpload(id, backend);
    throw error;
  } finally {
    await uploads.discard(content);
  }
}

/** Returns what an equal request has made meanwhile, in place of a second file. */
async function firstResult(id: string, second: Uploaded, { db }: Backend): Promise<Uploaded> {
  const first = await db
    .selectFrom('partUploads')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!first?.path) return second;
  await db.deleteFrom('uploadedFiles').where('path', '=', second.path).execute();
  return { state: 'success', path: first.path };
}

/** Removes the uploads whose last part came more than a day ago. */
export async function removeExpiredUploads({
  db,
  uploads,
  now,
}: Pick<Backend, 'db' | 'uploads' | 'now'>) {
  const expired = await db
    .deleteFrom('partUploads')
    .where('touchedAt', '<', new Date(now().getTime() - KEPT))
    .returning('id')
    .execute();
  for (const { id } of expired) await uploads.parts.remove(id);
}

async function removeUpload(id: string, { db, uploads }: { db: Db } & Pick<Backend, 'uploads'>) {
  await db.deleteFrom('partUploads').where('id', '=', id).execute();
  await uploads.parts.remove(id);
}

/** Returns an upload of the caller; throws 404 for one of anybody else, and an expired one. */
async function ownUpload(id: string, caller: Caller, { db, now }: Backend) {
  const found = await db
    .selectFrom('partUploads')
    .select(['path', 'name', 'size', 'kind'])
    .where('id', '=', id)
    .where(ownedBy(caller))
    .where('companyId', 'is not distinct from', ownerOf(caller).companyId)
    .where('touchedAt', '>=', new Date(now().getTime() - KEPT))
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Uploads of a person, or of a candidate's form. */
const ownedBy = ({ userId, candidate }: Caller) =>
  candidate
    ? sql<SqlBool>`part_uploads.form_id = ${candidate.formId}`
    : sql<SqlBool>`part_uploads.user_id = ${userId}`;

const misplaced = (id: string, offset: number) =>
  refusal(409, fileTexts, (t) => t.partMisplaced, { data: { id, offset } });
