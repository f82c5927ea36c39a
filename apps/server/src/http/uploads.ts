import type { Readable } from 'node:stream';
import type { PictureSize } from '@mingjian/api';
import type { ByteRange } from './byteRange';
import type { Caller } from './caller';

/** Bytes of a megabyte, as the limits of files count. */
export const MEGABYTE = 1_048_576;

/** A file of a request, on the disk but in nobody's list yet. */
export class ReceivedFile extends File {
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** Path of the content until it is kept. */
  readonly location: string;
  override readonly size: number;

  constructor(name: string, { hash, location, size }: ReceivedContent) {
    super([], name);
    this.hash = hash;
    this.location = location;
    this.size = size;
  }
}

/** Bytes that have been received whole. */
export interface ReceivedContent {
  hash: string;
  location: string;
  /** In bytes. */
  size: number;
}

/** A person who waits for a picture. */
export interface PictureReader extends Pick<Caller, 'userId'> {
  /** Aborted when the person waits no more. */
  leaving?: AbortSignal | undefined;
}

/** A picture that was made of a stored one. */
export interface StoredPicture {
  /** In bytes. */
  size: number;
  /** Opens it, or a part of it. */
  open(range?: ByteRange): Readable;
}

/** Files of which parts have arrived, by the ids of their uploads. */
export interface PartFiles {
  /** Returns the bytes that have arrived. */
  sizeOf(id: string): Promise<number>;
  /**
   * Appends a stream to what has arrived, up to `most` bytes of all; what a failing stream has sent
   * stays. Ends the appending that another connection has begun. Returns the size; `undefined`,
   * without appending, unless what has arrived ends at `offset`.
   */
  append(
    id: string,
    stream: Readable,
    bounds: { offset: number; most: number },
  ): Promise<number | undefined>;
  /** Opens what has arrived. */
  open(id: string): Readable;
  remove(id: string): Promise<void>;
}

/** The contents of files. Equal ones are stored once, under their hash. */
export interface UploadService {
  /** Largest size of a file, in megabytes. */
  megabytes: number;
  /** Most megabytes of all files of a company. */
  companyMegabytes: number;
  parts: PartFiles;
  /** Writes a stream to the disk. What a failing stream has sent is removed. */
  receive(stream: Readable): Promise<ReceivedContent>;
  /** Brings a received content to where contents are stored, which may take long. */
  send(content: ReceivedContent): Promise<void>;
  /** Stores a content that was sent for good: after this, a power cut loses nothing of it. */
  keep(content: ReceivedContent): Promise<void>;
  /** Removes a received content that was not kept. */
  discard(content: ReceivedContent): Promise<void>;
  /** Opens a stored content, or a part of it. */
  open(hash: string, range?: ByteRange): Readable;
  /**
   * Returns a stored picture in a size: upright, as WebP, without what a camera wrote into it. It
   * is made once for all who request it, unless all of them leave.
   */
  picture(hash: string, size: PictureSize, reader: PictureReader): Promise<StoredPicture>;
}
