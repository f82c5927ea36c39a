import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { UPLOAD_RULES, uploadKindOf, type UploadKind } from '@mingjian/api';
import { fileRefusalTexts } from '@mingjian/widgets/fileContent';
import { Failure, refusal, unreadable } from '../failure';
import { defineTexts, say } from '../texts';
import { MEGABYTE, ReceivedFile, type UploadService } from './uploads';

/** Fields beside the file, and their sizes in bytes: identifiers and names. */
const LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 10_000, files: 1, parts: 21 };

/** Bytes of a body besides those of the file. */
const BESIDE_FILE = MEGABYTE;

/** Characters of the name of a file that are kept. */
const LONGEST_NAME = 200;

/** Options of reading a form with a file. */
export interface UploadOptions {
  uploadKind?: UploadKind | undefined;
  beforeFile?: ((fields: Readonly<Record<string, unknown>>) => Promise<void>) | undefined;
}

/**
 * Reads a form with a file, which is written to the disk while it arrives. Throws 413 as soon as it
 * is too large for its kind, before it is read where its length is given; nothing of a body that
 * ends early is kept. Without a `kind`, the form names that of its file. `beforeFile` gets the
 * fields before the file, and throws unless it may be written.
 */
export async function readUpload(
  request: Request,
  uploads: UploadService,
  { uploadKind: kind, beforeFile = async () => undefined }: UploadOptions = {},
): Promise<object> {
  const length = Number(request.headers.get('content-length') ?? 0);
  const most = limitOf(kind, uploads);
  if (isLonger(length, most)) throw tooLarge(most);
  const fields = new Map<string, unknown>();
  const received: Promise<ReceivedFile>[] = [];
  const form = newForm(request);
  form.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) form.destroy(unreadable());
    else fields.set(name, value);
  });
  form.on('file', (name, stream, fileName) => {
    form.once('error', (error) => stream.destroy(error as Error));
    const megabytes = limitOf(kind ?? uploadKindOf(Object.fromEntries(fields)), uploads);
    // Its parts fail before anybody listens to them; a pipeline listens at once.
    const content = upTo(megabytes);
    pipeline(stream, content).catch(() => undefined);
    const file = beforeFile(Object.fromEntries(fields)).then(async () =>
      receiveFile(content, fileName, uploads),
    );
    file.catch((error: Error) => form.destroy(error));
    if (isLonger(length, megabytes)) content.destroy(tooLarge(megabytes));
    received.push(file);
    fields.set(name, file);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(event, () => form.destroy(unreadable()));

  try {
    await pipeline(Readable.fromWeb(request.body as never), form);
    for (const [name, value] of fields) fields.set(name, await value);
    return Object.fromEntries(fields);
  } catch (error) {
    for (const result of await Promise.allSettled(received))
      if (result.status === 'fulfilled') await uploads.discard(result.value);
    throw faultOf(error);
  }
}

/** Removes the files of an input that were not kept. */
export async function discardReceived(input: object, uploads: UploadService) {
  for (const value of Object.values(input))
    if (value instanceof ReceivedFile) await uploads.discard(value);
}

/** Whether a body is longer than a file of that size and what is beside it. */
const isLonger = (length: number, megabytes: number) => length > megabytes * MEGABYTE + BESIDE_FILE;

/** Returns the largest size of a file of a kind, in megabytes. */
function limitOf(kind: UploadKind | undefined, { megabytes }: UploadService) {
  // A kind that does not exist is refused by the schema.
  const rule =
    kind !== undefined && Object.hasOwn(UPLOAD_RULES, kind) ? UPLOAD_RULES[kind] : undefined;
  return Math.min(megabytes, rule?.megabytes ?? megabytes);
}

/** Returns what fails with 413 once more has gone through it. */
function upTo(megabytes: number) {
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.byteLength;
      if (size > megabytes * MEGABYTE) done(tooLarge(megabytes));
      else done(null, piece);
    },
  });
}

function newForm({ headers }: Request) {
  try {
    return new Busboy({
      headers: Object.fromEntries(headers) as BusboyHeaders,
      limits: LIMITS,
    });
  } catch {
    throw unreadable();
  }
}

async function receiveFile(stream: Readable, name: string, uploads: UploadService) {
  return new ReceivedFile(plainName(unescaped(name)), await uploads.receive(stream));
}

/** Browsers escape quotes and line ends in the name of a file, and nothing else. */
const unescaped = (name: string) => name.replaceAll('%22', '"').replaceAll(/%0[AD]/g, ' ');

/** Returns the name that a person sees: without folders and control characters. */
export function plainName(name: string) {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim();
  const end = /\.\w{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.length <= LONGEST_NAME ? plain : plain.slice(0, LONGEST_NAME - end.length) + end;
}

/** A fault of the disk is not the caller's; every other one ended or broke the request. */
export function faultOf(error: unknown) {
  if (error instanceof Failure) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code)) return refusal(507, say, (t) => t.storageFull);
  return path !== undefined || DISK_FAULTS.includes(code) ? error : unreadable();
}

/** Faults of an open file, which name no path. */
const DISK_FAULTS = ['EIO', 'EBADF', 'EFBIG', 'EROFS'];

/** A file that is larger than its kind may be. */
export const tooLarge = (megabytes: number) => refusal(413, refusals, (t) => t.tooLarge(megabytes));

const refusals = defineTexts(fileRefusalTexts);
