import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange';

/** An object of a bucket. */
export interface StoredObject {
  key: string;
  /** In bytes. */
  size: number;
  storedAt: Date;
}

/** A bucket of an object store, which all processes of an installation share. */
export interface Bucket {
  /** Stores a file of this disk. The store compares what arrives with its SHA-256, if given. */
  put(key: string, location: string, hash?: string): Promise<void>;
  find(key: string): Promise<StoredObject | undefined>;
  /** Opens an object, or a part of it. */
  open(key: string, range?: ByteRange): Readable;
  /** Returns the objects whose keys begin with `prefix`, in batches sorted by key. */
  list(prefix?: string): AsyncIterable<StoredObject[]>;
  remove(key: string): Promise<void>;
}
