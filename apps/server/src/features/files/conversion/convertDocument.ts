import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileFormat } from '@mingjian/widgets/fileContent';
import { newId } from '../../../database/ids';
import type { Db } from '../../../database/connect';
import { notFound, refusal } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { Lanes } from '../../../http/lanes';
import { formatOfFile } from '../contentType';
import { fileTexts } from '../texts';
import { readableAt } from '../uploadedFile';
import { withContent } from '../withContent';

type Source = NonNullable<Awaited<ReturnType<typeof readableAt>>>;

/** Returns the path of the PDF of an office file that the caller may read. It is made once. */
export async function convertDocument(
  docPath: string,
  caller: Caller,
  backend: Backend,
): Promise<string> {
  if (backend.converter === undefined) throw refusal(501, fileTexts, (t) => t.noPreview);
  const source = await readableAt(docPath, caller, backend);
  if (!source) throw notFound();
  const extension = /\.(docx?|xlsx?)$/.exec(docPath)?.[0];
  if (extension === undefined) throw refused();
  const known = await knownPath(source, backend);
  if (known !== undefined) return known;
  const leaving = caller.leaving ?? new AbortController().signal;
  return lanes.run(caller.userId, leaving, async () => {
    // Whoever was in front may have wanted the same.
    const made = await knownPath(source, backend);
    return made ?? makeInFolder(source, extension, caller, backend);
  });
}

/** One conversion at a time: its program takes all that the machine has. */
const lanes = new Lanes(1);

async function knownPath(source: Source, backend: Backend) {
  const known = await convertedOf(source, backend.db);
  if (!known) return undefined;
  return known.sourceId === source.id
    ? known.path
    : addConverted(source, known, backend.db, backend);
}

async function makeInFolder(source: Source, extension: string, caller: Caller, backend: Backend) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mingjian-convert-'));
  try {
    return await make(source, path.join(folder, `document${extension}`), caller, backend);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Converts a file into a folder of its own, and stores the result. */
async function make(source: Source, input: string, caller: Caller, backend: Backend) {
  const { db, uploads, converter, log } = backend;
  await pipeline(uploads.open(source.hash), createWriteStream(input, { mode: 0o600 }));
  const format = await formatOfFile(input);
  // Pages name addresses that a converter would load.
  if (format === undefined || !CONVERTED.includes(format)) throw refused();
  const isLocked = format === 'ole' && input.endsWith('x');
  const output = await converter!.convert(input, caller.leaving).catch((error: unknown) => {
    caller.leaving?.throwIfAborted();
    log({ event: 'conversion failed', message: String(error).slice(0, 200) });
    throw isLocked ? locked() : refused();
  });
  const content = await uploads.receive(createReadStream(output));
  try {
    if ((await formatOfFile(content.location)) !== 'pdf') throw refused();
    let made = '';
    await uploads.send(content);
    await withContent(content.hash, db, async (trx) => {
      await uploads.keep(content);
      made = await addConverted(source, content, trx, backend);
    });
    return made;
  } finally {
    await uploads.discard(content);
  }
}

/** Returns the PDF of a file, or of another one with an equal content. */
async function convertedOf({ id, hash }: Source, db: Db) {
  return db
    .selectFrom('convertedDocuments')
    .innerJoin('uploadedFiles as source', 'source.id', 'convertedDocuments.sourceId')
    .innerJoin('uploadedFiles as pdf', 'pdf.id', 'convertedDocuments.pdfId')
    .select(['source.id as sourceId', 'pdf.path', 'pdf.hash', 'pdf.size'])
    .where('source.hash', '=', hash)
    .orderBy((eb) => eb('source.id', '=', id), 'desc')
    .executeTakeFirst();
}

/** Adds a PDF that is read by the readers of its source, and returns its path. */
async function addConverted(
  source: Source,
  { hash, size }: { hash: string; size: number },
  db: Db,
  { now }: Backend,
) {
  const id = newId(now());
  const made = `/uploads/${randomBytes(16).toString('hex')}.pdf`;
  const { companyId, audience, userId } = source;
  await db
    .insertInto('uploadedFiles')
    .values({
      id,
      path: made,
      hash,
      size: Number(size),
      companyId,
      audience,
      userId,
      name: `${source.name}.pdf`,
      contentType: 'application/pdf',
      createdAt: now(),
    })
    .execute();
  await db.insertInto('convertedDocuments').values({ sourceId: source.id, pdfId: id }).execute();
  return made;
}

/** Formats of office files that are converted. */
const CONVERTED: readonly FileFormat[] = ['zip', 'ole', 'rtf'];

const locked = () => refusal(400, fileTexts, (t) => t.notConvertedLocked);
const refused = () => refusal(400, fileTexts, (t) => t.notConverted);
