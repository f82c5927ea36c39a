import { randomBytes } from 'node:crypto';
import { uploadExtensionOf, type Uploaded } from '@mingjian/api';
import { Failure, unreadable } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { ReceivedFile } from '../../http/uploads';
import { newId } from '../../database/ids';
import { contentTypeOf } from './contentType';
import { withContent } from './withContent';
import { fileTexts } from './texts';

/**
 * Stores a received file for the caller's company, or for the provider. Its path is random; equal
 * contents of several companies are stored once, of which no response tells anything.
 */
export async function storeUpload(
  file: Blob,
  caller: Caller,
  { db, uploads, now }: Backend,
): Promise<Uploaded> {
  if (!(file instanceof ReceivedFile)) throw unreadable();
  if (file.size === 0)
    throw new Failure(
      400,
      fileTexts((t) => t.empty),
    );
  const extension = uploadExtensionOf(file.name);
  const contentType = extension && (await contentTypeOf(extension, file.location));
  if (contentType === undefined)
    throw new Failure(
      400,
      fileTexts((t) => t.kindRefused),
    );
  const path = `/uploads/${randomBytes(16).toString('hex')}.${extension}`;
  const row = {
    id: newId(now()),
    path,
    hash: file.hash,
    size: file.size,
    name: file.name,
    contentType,
    companyId: caller.companyId,
    userId: caller.userId,
    createdAt: now(),
  };
  await withContent(file.hash, db, async (trx) => {
    await uploads.keep(file);
    await trx.insertInto('uploadedFiles').values(row).execute();
  });
  return { state: 'success', path };
}
