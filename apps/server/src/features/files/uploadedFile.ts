import { beijingDay, type PictureSize } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { formOfReader, formReader } from '../../http/caller';
import { FileOnDisk } from '../../http/fileOnDisk';
import type { PictureReader } from '../../http/uploads';
import { withinScope, type Reader } from '../../resources/scope';
import { recordFileAccess } from '../orderAccesses/recordAccess';
import { inVisibleDocument } from './documentFiles';
import { fileTexts } from './texts';

/** Seconds for which a browser keeps what an address has opened. */
const KEPT_FOR = 300;

/** Returns an uploaded file that a reader may read; `undefined` without one. */
export async function uploadedAt(path: string, reader: Reader & PictureReader, backend: Backend) {
  const file = await readableAt(path, reader, backend);
  if (file) await recordFileAccess(file, reader, backend);
  return file && served(file, {}, reader, backend);
}

/** Opens an uploaded file by its address. Whether the reader may still read it is asked anew. */
export async function openAddress(
  { name, ticket, size }: { name: string; ticket: string; size?: PictureSize | undefined },
  leaving: AbortSignal | undefined,
  backend: Backend,
): Promise<File> {
  const { db, addresses } = backend;
  const userId = await addresses.readerOf(name, ticket);
  if (userId === undefined) throw refusal(403, fileTexts, (t) => t.addressExpired);
  const formId = formOfReader(userId);
  if (formId !== undefined) return openOfForm({ name, size, formId }, leaving, backend);
  const reader = await db
    .selectFrom('users')
    .select(['id as userId', 'userType', 'companyId'])
    .where('id', '=', userId)
    .where('status', '=', 1)
    .executeTakeFirst();
  const file = reader && (await readableAt(`/uploads/${name}`, reader, backend));
  if (!file) throw notFound();
  if (size !== 'thumb') await recordFileAccess(file, reader, backend);
  return served(file, { size, keptFor: KEPT_FOR }, { ...reader, leaving }, backend);
}

/** Opens a file of a collection form for its candidate. */
async function openOfForm(
  { name, size, formId }: { name: string; size?: PictureSize | undefined; formId: string },
  leaving: AbortSignal | undefined,
  backend: Backend,
) {
  const file = await readableFiles(`/uploads/${name}`, backend.db)
    .where('formId', '=', formId)
    .executeTakeFirst();
  if (!file) throw notFound();
  const reader = { userId: formReader(formId), userType: 'companyUser', companyId: '' } as const;
  return served(file, { size, keptFor: KEPT_FOR }, { ...reader, leaving }, backend);
}

type ReadableFile = NonNullable<Awaited<ReturnType<typeof readableAt>>>;

/**
 * Returns the size in which a reader gets a picture that no size is asked of. One that everyone may
 * see, or that a candidate handed in, never tells the place where it was taken.
 */
const sizeFor = (
  { audience, userId, formId }: Pick<ReadableFile, 'audience' | 'userId' | 'formId'>,
  reader: Reader,
) =>
  formId !== null || (audience === 'everyone' && userId !== reader.userId) ? 'view' : undefined;

interface Serving {
  size?: PictureSize | undefined;
  keptFor?: number;
}

async function served(
  { hash, name, contentType, ...file }: ReadableFile,
  { size, keptFor }: Serving,
  reader: Reader & PictureReader,
  { uploads }: Backend,
) {
  const isPicture = contentType.startsWith('image/');
  const shown = isPicture ? (size ?? sizeFor(file, reader)) : undefined;
  if (shown === undefined)
    return new FileOnDisk((range) => uploads.open(hash, range), {
      name,
      type: contentType,
      size: Number(file.size),
      version: hash,
      keptFor,
    });
  const picture = await uploads.picture(hash, shown, reader);
  return new FileOnDisk(picture.open, {
    name: `${name}.webp`,
    type: 'image/webp',
    size: picture.size,
    version: `${hash}-${shown}`,
    keptFor,
  });
}

/** Returns the query of an uploaded file, whoever may read it. */
const readableFiles = (path: string, db: Db) =>
  db
    .selectFrom('uploadedFiles')
    .select([
      ...(['id', 'name', 'contentType', 'size', 'hash'] as const),
      ...(['audience', 'userId', 'companyId', 'formId'] as const),
    ])
    .where('path', '=', path);

/** Returns the row of an uploaded file that a reader may read. */
export async function readableAt(
  path: string,
  reader: Reader,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  return readableFiles(path, db)
    .where((eb) =>
      eb.or([
        withinScope(reader, 'uploadedFiles.companyId'),
        eb('userId', '=', reader.userId),
        eb('audience', '=', 'everyone'),
        inVisibleDocument(reader, beijingDay(now())),
      ]),
    )
    .executeTakeFirst();
}
