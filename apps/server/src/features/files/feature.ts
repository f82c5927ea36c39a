import { fileParts, files as fileCalls } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import type { Feature } from '../feature';
import { convertDocument } from './conversion/convertDocument';
import { letterAt } from './authorisationLetter';
import { appendPart, beginUpload, finishUpload, stateOf } from './partUploads';
import { storeUpload } from './upload';
import { openAddress, uploadedAt } from './uploadedFile';

const calls = bind(fileCalls).part({
  upload: async ({ file, ...destination }, caller, backend) =>
    storeUpload(file, destination, caller, backend),
  showFile: async (address, { leaving }, backend) => openAddress(address, leaving, backend),
  convertDocument: async ({ docPath }, caller, backend) =>
    convertDocument(docPath, caller, backend),
  // Every response has addresses in the place of paths.
  getAddresses: async ({ paths }) => paths,
  download: async ({ path }, caller, backend) => {
    const found =
      (await uploadedAt(path, caller, backend)) ??
      (await storedAt(path, caller, backend)) ??
      (await letterAt(path, caller, backend));
    if (!found) throw notFound();
    return found;
  },
});

const partCalls = bind(fileParts).to({
  begin: beginUpload,
  getState: async ({ id }, caller, backend) => stateOf(id, caller, backend),
  send: appendPart,
  finish: async ({ id }, caller, backend) => finishUpload(id, caller, backend),
});

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
export const files: Feature = { name: 'files', calls: [calls, partCalls] };
