import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byteRange';

/** Milliseconds for which a content without a row is left: its upload may still go on. */
export const DAY = 24 * 3_600_000;

/** A content on this disk, with its hash. */
export interface LocalContent {
  hash: string;
  /** Path of the file. */
  location: string;
}

/** A store of the contents of files, each once, under its SHA-256. */
export interface ContentStore {
  /** Brings a content to the store, which may take long. It is not safe there until `keep`. */
  send(content: LocalContent): Promise<void>;
  /** Makes sure that a content that was sent is stored for good. */
  keep(content: LocalContent): Promise<void>;
  /** Opens a content, or a part of it. */
  open(hash: string, range?: ByteRange): Readable;
  /** Returns the hashes of the contents that were stored more than a day ago, in batches. */
  olderHashes(): AsyncIterable<string[]>;
  remove(hash: string): Promise<void>;
}
