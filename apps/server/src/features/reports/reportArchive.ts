import { buffer } from 'node:stream/consumers';
import type { ReportLanguage } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { ArchiveTask, WriteArchive } from '../listExports/archive';
import { csvLines } from '../listExports/files/csv';
import { writeZip, type ZipEntry } from '../listExports/files/zipFile';
import { safeName } from '../listExports/safeName';
import { recordAccess } from '../orderAccesses/recordAccess';
import { archiveTexts, type LackOfReport } from './archiveTexts';
import { documentOf, isErased } from './documents';
import { noteReading } from './noteReading';
import { demandReader, hasRecalled, versionsFor, type VersionRow } from './versionRows';

/** Longest name of a candidate in the name of a file, in characters. */
const NAME_LENGTH = 60;

/** The report of an order, as a file of an archive. */
interface Archived {
  versionId: string;
  orderId: string;
  number: string;
  file: string;
  pdf: Buffer;
}

/** An order of an archive: the file of its report, or why there is none. */
interface Listed {
  orderNo: string;
  candidateName: string;
  report: Archived | LackOfReport;
}

/**
 * Writes the issued reports of orders as a zip, with a list of what is in it and what is not. One
 * document at a time is in memory. A client has read what it gets.
 */
export const writeReportArchive: WriteArchive = async (task, backend) => {
  const { path, rows, caller, language } = task;
  demandReader(caller);
  const read: Pick<Archived, 'versionId' | 'orderId'>[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    const lines = [headOf(language)];
    for await (const orderId of rows) {
      const listed = await listedOf(orderId, task, backend);
      lines.push(lineOf(listed, language));
      if (typeof listed.report === 'string') continue;
      read.push(listed.report);
      yield { name: listed.report.file, content: [listed.report.pdf] };
    }
    yield {
      name: archiveTexts((t) => t.listName)(language),
      content: [`\uFEFF${csvLines(lines)}`],
    };
  }
  await writeZip(path, entries());
  return async (db) => {
    const services = { ...backend, db };
    const versionIds = read.map(({ versionId }) => versionId);
    await noteReading(versionIds, caller, services);
    const orderIds = read.map(({ orderId }) => orderId);
    await recordAccess(orderIds, 'document', caller, services);
  };
};

/** Returns an order with its report, as the caller may read it. */
async function listedOf(
  orderId: string,
  task: ArchiveTask,
  backend: Omit<Backend, 'exports'>,
): Promise<Listed> {
  const { caller } = task;
  const row = await versionsFor(caller, backend.db)
    .where('reportVersions.orderId', '=', orderId)
    .where('reportVersions.status', '=', 40)
    .executeTakeFirst();
  if (row) {
    const { orderNo, candidateName } = row;
    return { orderNo, candidateName, report: await reportOf(row, task, backend) };
  }
  const order = await backend.db
    .selectFrom('orders')
    .select(['orderNo', 'candidateName'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isRecalled = await hasRecalled(orderId, caller, backend.db);
  return { ...order, report: isRecalled ? 'recalled' : 'notIssued' };
}

/** A document that cannot be made or read keeps no others from the archive. */
async function reportOf(
  row: VersionRow,
  { language, stop }: ArchiveTask,
  backend: Omit<Backend, 'exports'>,
): Promise<Listed['report']> {
  if (isErased(row)) return 'erased';
  try {
    const path = await documentOf(row, language, { userId: 'archives', leaving: stop }, backend);
    const number = row.reportNo!;
    const pdf = await buffer(backend.uploads.open(await hashAt(path, backend.db)));
    const file = fileNameOf(number, row.candidateName);
    return { versionId: row.id, orderId: row.orderId, number, file, pdf };
  } catch (error) {
    stop.throwIfAborted();
    backend.log({
      event: 'report is missing in an archive',
      version: row.id,
      message: String(error).slice(0, 200),
    });
    return 'broken';
  }
}

/** Returns the hash of an uploaded file. */
export const hashAt = async (path: string, db: Db): Promise<string> =>
  (
    await db
      .selectFrom('uploadedFiles')
      .select('hash')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
  ).hash;

/** Returns the name of a report's file. Its number is unique, so the name is too. */
export const fileNameOf = (number: string, candidate: string) =>
  `${safeName(`${number}-${Array.from(candidate).slice(0, NAME_LENGTH).join('')}`)}.pdf`;

const headOf = (language: ReportLanguage) =>
  (['order', 'candidate', 'report', 'file', 'note'] as const).map((column) =>
    archiveTexts((t) => t[column])(language),
  );

function lineOf({ orderNo, candidateName, report }: Listed, language: ReportLanguage): string[] {
  const say = (choose: Parameters<typeof archiveTexts>[0]) => archiveTexts(choose)(language);
  return typeof report === 'string'
    ? [orderNo, candidateName, '', '', say((t) => t[report])]
    : [orderNo, candidateName, report.number, report.file, say((t) => t.included)];
}
