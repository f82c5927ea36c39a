import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange';

/** Opens a file, or a part of it. */
export const openFile = (path: string, range?: ByteRange): Readable =>
  createReadStream(path, range && { start: range.first, end: range.last });

export interface FileOnDiskOptions {
  name: string;
  /** Content type. */
  type: string;
  /** In bytes. */
  size: number;
  /** Text that no other content has: a download that was cut goes on only with the same one. */
  version: string;
  /**
   * Seconds for which the reader's browser may keep it.
   * @default not at all
   */
  keptFor?: number | undefined;
}

/** A response that is read from the disk while it is sent: a `File` would be held in memory. */
export class FileOnDisk extends File {
  /** Opens the file, or a part of it. */
  readonly open: (range?: ByteRange) => Readable;
  readonly version: string;
  readonly keptFor: number | undefined;
  override readonly size: number;

  constructor(
    open: (range?: ByteRange) => Readable,
    { name, type, size, version, keptFor }: FileOnDiskOptions,
  ) {
    super([], name, { type });
    this.open = open;
    this.size = size;
    this.version = version;
    this.keptFor = keptFor;
  }
}
