import type { Readable } from 'node:stream';

/** A response that is read from the disk while it is sent: a `File` would be held in memory. */
export class FileOnDisk extends File {
  readonly open: () => Readable;
  override readonly size: number;

  constructor(
    open: () => Readable,
    { name, type, size }: { name: string; type: string; size: number },
  ) {
    super([], name, { type });
    this.open = open;
    this.size = size;
  }
}
