import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { UPLOAD_MEGABYTES } from '@mingjian/api';
import { openFile } from '../../http/fileOnDisk';
import type { ReceivedContent, UploadService } from '../../http/uploads';
import { partFiles } from './partFiles';
import { pictures } from './pictures';

/** The contents of files in a folder, with the removal of what was never finished. */
export interface FileContents extends UploadService {
  /** Removes what uploads left behind that ended more than a day ago, such as by a power cut. */
  removeUnfinished(): Promise<void>;
  /** Returns the hashes of the contents that were stored more than a day ago, in batches. */
  olderHashes(): AsyncIterable<string[]>;
  /** Removes a stored content. */
  remove(hash: string): Promise<void>;
}

/** Options of the contents of files. */
export interface FileContentsOptions {
  /** Made when something is written to it. */
  folder: string;
  /** Largest size of a file, in megabytes. @default the specification's */
  megabytes?: number | undefined;
  /** Most megabytes of all files of a company. @default 20480 */
  companyMegabytes?: number | undefined;
}

/** Most megabytes of all files of a company, unless the deployment says otherwise. */
export const COMPANY_MEGABYTES = 20_480;

const DAY = 24 * 3_600_000;
const PRIVATE = 0o700;

/**
 * Returns the contents of files in a folder. A content is at `<first two digits>/<SHA-256>`; one
 * that is arriving is in `incoming` under a random name, so none is ever there in part.
 */
export function fileContents({
  folder,
  megabytes = UPLOAD_MEGABYTES,
  companyMegabytes = COMPANY_MEGABYTES,
}: FileContentsOptions): FileContents {
  const incoming = path.join(folder, 'incoming');
  const placeOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash);
  const open: UploadService['open'] = (hash, range) => openFile(placeOf(hash), range);
  const sizes = pictures(path.join(folder, 'sizes'), open);
  const discard = async ({ location }: Pick<ReceivedContent, 'location'>) =>
    rm(location, { force: true });

  return {
    megabytes,
    companyMegabytes,
    parts: partFiles(incoming),
    async receive(stream) {
      await mkdir(incoming, { recursive: true, mode: PRIVATE });
      const location = path.join(incoming, randomBytes(16).toString('hex'));
      try {
        return { ...(await write(stream, location)), location };
      } catch (error) {
        await discard({ location });
        throw error;
      }
    },
    async keep({ hash, location }) {
      const place = placeOf(hash);
      await mkdir(path.dirname(place), { recursive: true, mode: PRIVATE });
      await rename(location, place);
      await flushFolder(path.dirname(place));
    },
    discard,
    open,
    picture: sizes.of,
    async removeUnfinished() {
      for (const name of await olderIn(incoming))
        await discard({ location: path.join(incoming, name) });
    },
    async *olderHashes() {
      for (const name of await readdir(folder).catch(() => []))
        if (name.length === 2) yield await olderIn(path.join(folder, name));
    },
    async remove(hash) {
      await sizes.remove(hash);
      await discard({ location: placeOf(hash) });
    },
  };
}

/** Returns the names of the files of a folder that were written more than a day ago. */
async function olderIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      file: await stat(path.join(folder, name)).catch(() => undefined),
    })),
  );
  return files
    .filter(({ file }) => file !== undefined && file.mtimeMs < Date.now() - DAY)
    .map(({ name }) => name);
}

/** Writes a stream to a new file, through to the disk. */
async function write(stream: Readable, location: string) {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(location, 'wx', 0o600);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.byteLength;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), size };
}

/** A new name is safe from a power cut once its folder is written too. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
