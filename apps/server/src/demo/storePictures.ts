import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Backend } from '../http/backend';
import { seededId } from '../database/ids';
import { withContent } from '../features/files/withContent';
import { renderPdf } from '../pdf/renderPdf';
import { demoCovers, demoLessons } from './articles';
import { companyId as idOfCompany } from './companies';
import { demoPath } from './demoPath';
import { demoLibraryFiles } from './library';
import { libraryContent } from './libraryFiles';
import { demoMaterials } from './materials';

type Storing = Pick<Backend, 'db' | 'uploads'>;

interface DemoFile {
  seed: string;
  name: string;
  extension: keyof typeof CONTENT_TYPES;
  companyId: string | null;
  /** Folder of a library; `undefined` for a file of an article. */
  folderId?: string;
  /** Whether clients read it only by a document of the resource library. */
  isOfDocument?: true;
}

const CONTENT_TYPES = {
  png: 'image/png',
  webm: 'video/webm',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

interface DemoPicture extends Omit<DemoFile, 'extension'> {
  svg: string;
}

/**
 * Draws the pictures of the demo, makes its documents, and puts them and its videos into the store
 * of files, once: only a database whose articles still have their first covers, and no file behind
 * them, gets any.
 */
export async function storeDemoPictures(backend: Storing) {
  if (await isStored(backend)) return;
  for (const { title, file, seed } of demoLessons) {
    const video = await readFile(new URL(`./lessons/${file}`, import.meta.url));
    const row = { seed, name: `${title}.webm`, extension: 'webm', companyId: null } as const;
    await storeFile(row, video, backend);
  }
  for (const file of demoLibraryFiles) {
    const row = { ...file, companyId: null, isOfDocument: true } as const;
    await storeFile(row, await libraryContent(file), backend);
  }
  await storeInvoices(backend);
  const { default: sharp } = await import('sharp');
  for (const picture of demoPictures()) {
    const png = await sharp(Buffer.from(picture.svg)).png({ palette: true }).toBuffer();
    await storeFile({ ...picture, extension: 'png' }, png, backend);
  }
}

/** Returns the file behind all invoices: their numbers are in its names. */
const invoiceExample = async () =>
  renderPdf(
    {
      language: 'zh',
      title: '电子发票（示例）',
      subtitle: '本文件是演示数据，不是税务凭证',
      facts: [
        ['发票号码', '见文件名'],
        ['项目', '信息技术服务*背景调查服务费'],
        ['金额', '见系统中的开票明细'],
      ],
      sections: [],
      signatures: [],
      footer: '明鉴演示发票',
      createdAt: new Date('2026-01-05T01:00:00Z'),
    },
    { userId: 'demo' },
  );

/** Stores one example behind all issued invoices, each under a path and a name of its own. */
async function storeInvoices({ db, uploads }: Storing) {
  const content = await invoiceExample();
  const file = await uploads.receive(Readable.from([content]));
  await uploads.send(file);
  await withContent(file.hash, db, async (trx) => {
    await uploads.keep(file);
    const invoices = await trx
      .selectFrom('companyInvoices')
      .select(['id', 'companyId', 'invoiceNo', 'fileUrl', 'updatedAt'])
      .where('invoiceNo', 'is not', null)
      .execute();
    const named = invoices
      .map((invoice) => ({ ...invoice, path: demoPath(`invoice ${invoice.invoiceNo}`, 'pdf') }))
      .filter(({ fileUrl, path }) => fileUrl?.includes(path));
    if (named.length === 0) return;
    const rows = named.map(({ id, companyId, invoiceNo, path, updatedAt }) => ({
      id: seededId(updatedAt, `file of ${id}`),
      path,
      hash: file.hash,
      size: content.byteLength,
      name: `${invoiceNo}.pdf`,
      contentType: CONTENT_TYPES.pdf,
      companyId,
      audience: 'company' as const,
      userId: null,
      createdAt: updatedAt,
    }));
    await trx
      .insertInto('uploadedFiles')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function isStored({ db }: Storing) {
  const path = demoPath('cover 0');
  const found = await db
    .selectFrom('articles')
    .leftJoin('uploadedFiles', 'uploadedFiles.path', 'articles.coverUrl')
    .select('uploadedFiles.id as fileId')
    .where('articles.coverUrl', '=', path)
    .executeTakeFirst();
  return found === undefined || found.fileId !== null;
}

function demoPictures(): DemoPicture[] {
  // The first cover is the last to be stored: it tells that all the others are.
  const covers = demoCovers()
    .map((cover) => ({ ...cover, companyId: null }))
    .reverse();
  return [
    ...demoMaterials.map(({ isClients, ...picture }) => ({
      ...picture,
      companyId: isClients ? idOfCompany(0) : null,
    })),
    ...covers,
  ];
}

async function storeFile(
  { seed, name, extension, companyId, folderId, isOfDocument }: DemoFile,
  content: Buffer,
  { db, uploads }: Storing,
) {
  const founded = new Date('2023-03-01T01:30:00Z');
  const file = await uploads.receive(Readable.from([content]));
  await uploads.send(file);
  await withContent(file.hash, db, async (trx) => {
    await uploads.keep(file);
    const row = {
      id: seededId(founded, seed),
      path: demoPath(seed, extension),
      hash: file.hash,
      size: content.byteLength,
      name,
      contentType: CONTENT_TYPES[extension],
      companyId,
      audience: companyId === null && !isOfDocument ? ('everyone' as const) : ('company' as const),
      userId: null,
      createdAt: founded,
    };
    await trx
      .insertInto('uploadedFiles')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (folderId === undefined) return;
    // Somebody may have deleted the folder before the pictures were there.
    const folder = await trx
      .selectFrom('materialFolders')
      .select('id')
      .where('id', '=', folderId)
      .executeTakeFirst();
    if (!folder) return;
    await trx
      .insertInto('materials')
      .values({ id: row.id, folderId, companyId, fileId: row.id, createdAt: founded })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
