import { files as fileCalls } from '@mingjian/api';
import { Failure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import type { Feature } from '../../http/feature';
import { FileOnDisk } from '../../http/fileOnDisk';
import { withinScope } from '../../resources/scope';
import { say } from '../../texts';
import { letterAt } from './authorisationLetter';
import { storeUpload } from './upload';

const calls = bind(fileCalls).part({
  upload: async ({ file, folderId }, caller, backend) => {
    // The library of pictures is not served yet.
    if (folderId !== undefined)
      throw new Failure(
        501,
        say((t) => t.notAvailable),
      );
    return storeUpload(file, caller, backend);
  },
  download: async ({ path }, caller, backend) => {
    const found =
      (await uploadedAt(path, caller, backend)) ??
      (await storedAt(path, caller, backend)) ??
      (await letterAt(path, caller, backend));
    if (!found) throw notFound();
    return found;
  },
});

async function uploadedAt(path: string, caller: Caller, { db, uploads }: Backend) {
  const file = await db
    .selectFrom('uploadedFiles')
    .select(['name', 'contentType', 'size', 'hash'])
    .where('path', '=', path)
    .where((eb) =>
      eb.or([withinScope(caller, 'uploadedFiles.companyId'), eb('userId', '=', caller.userId)]),
    )
    .executeTakeFirst();
  return (
    file &&
    new FileOnDisk((range) => uploads.open(file.hash, range), {
      name: file.name,
      type: file.contentType,
      size: Number(file.size),
      version: file.hash,
    })
  );
}

async function storedAt(path: string, caller: Caller, { db }: Backend) {
  const stored = await db
    .selectFrom('storedFiles')
    .select(['name', 'contentType', 'content'])
    .where('path', '=', path)
    .where(withinScope(caller, 'storedFiles.companyId'))
    .executeTakeFirst();
  return stored && new File([stored.content], stored.name, { type: stored.contentType });
}

/** Files in and out. A file outside the caller's scope responds like one that does not exist. */
export const files: Feature = { name: 'files', calls: [calls] };
