import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { UPLOAD_MEGABYTES } from '@mingjian/api';
import type { Bucket } from '../../http/bucket';
import type { Log } from '../../http/requestLog';
import type { ReceivedContent, UploadService } from '../../http/uploads';
import type { ContentStore } from './contentStore';
import { bucketStore } from './bucketStore';
import { diskStore, olderIn, PRIVATE } from './diskStore';
import { partFiles } from './partFiles';
import { partObjects, removeOldParts } from './partObjects';
import { pictures } from './pictures';

/** The contents of files, with the removal of what was never finished. */
export interface FileContents extends UploadService, Pick<ContentStore, 'olderHashes'> {
  /** Removes what uploads left behind that ended more than a day ago, such as by a power cut. */
  removeUnfinished(): Promise<void>;
  /** Removes a stored content. */
  remove(hash: string): Promise<void>;
  /** Ends the work on pictures, for which callers wait. */
  stop(): void;
}

/** Options of the contents of files. */
export interface FileContentsOptions {
  /** Folder of what arrives, made when something is written to it. */
  folder: string;
  /** Place of the contents and of parts of them. @default the folder */
  bucket?: Bucket | undefined;
  /** Largest size of a file, in megabytes. @default the specification's */
  megabytes?: number | undefined;
  /** Most megabytes of all files of a company. @default 20480 */
  companyMegabytes?: number | undefined;
  log: Log;
}

/** Most megabytes of all files of a company, unless the deployment says otherwise. */
export const COMPANY_MEGABYTES = 20_480;

/**
 * Returns the contents of files in a store. One that is arriving is on this disk, in `incoming`
 * under a random name, so none is ever stored in part.
 */
export function fileContents({
  folder,
  bucket,
  megabytes = UPLOAD_MEGABYTES,
  companyMegabytes = COMPANY_MEGABYTES,
  log,
}: FileContentsOptions): FileContents {
  const incoming = path.join(folder, 'incoming');
  const store = bucket ? bucketStore(bucket) : diskStore(folder);
  const sizes = pictures(path.join(folder, 'sizes'), store.open, log);
  const discard = async ({ location }: Pick<ReceivedContent, 'location'>) =>
    rm(location, { force: true });

  return {
    megabytes,
    companyMegabytes,
    parts: bucket ? partObjects(bucket, incoming) : partFiles(incoming),
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
    send: store.send,
    async keep(content) {
      await store.keep(content);
      await discard(content);
    },
    discard,
    open: store.open,
    picture: sizes.of,
    async removeUnfinished() {
      for (const name of await olderIn(incoming))
        await discard({ location: path.join(incoming, name) });
      if (bucket) await removeOldParts(bucket);
    },
    olderHashes: store.olderHashes,
    async remove(hash) {
      await sizes.remove(hash);
      await store.remove(hash);
    },
    stop: sizes.stop,
  };
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
