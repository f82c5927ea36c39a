import {
  decodeSearch,
  READ_ONLY,
  type GeneratedReport,
  type InputOf,
  type ListPage,
  type ListRequest,
  type ReportContent,
  type ReportRecord,
  type reports as calls,
  type ReportVersion,
} from '@mingjian/api';
import { sql } from 'kysely';
import { orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { ORDER_REVIEWERS } from '../../roles';
import { recordAccess } from '../orderAccesses/recordAccess';
import { layoutChoices } from '../reportLayouts/layoutsOf';
import { documentOf, modelOf } from './documents';
import { noteReading } from './noteReading';
import { missingGlyphs } from './missingGlyphs';
import { recordReportEvent, recordsOf } from './reportEvents';
import { reportMoves } from './reportMoves';
import { reportTexts } from './texts';
import {
  demandReader,
  demandWriter,
  newestOf,
  travelling,
  versionOf,
  versionsFor,
} from './versionRows';

/** Throws 404 for an order out of the caller's scope. */
async function demandOrder(orderId: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
}

/** Returns the newest version of an order that the caller may read; `null` without one. */
export async function lastVersion(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<ReportVersion | null> {
  demandReader(caller);
  await demandOrder(orderId, caller, backend);
  const row = await newestOf(orderId, caller, backend.db);
  return row ? travelling(row, caller, backend) : null;
}

/** Returns every version of an order that the caller may read, newest first. */
export async function versionsOfOrder(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<ReportVersion[]> {
  demandReader(caller);
  await demandOrder(orderId, caller, backend);
  const rows = await versionsFor(caller, backend.db)
    .where('reportVersions.orderId', '=', orderId)
    .orderBy('reportVersions.number', 'desc')
    .execute();
  return Promise.all(rows.map(async (row) => travelling(row, caller, backend)));
}

/** Returns a page of versions, newest first; of one order when it is searched for. */
export async function listVersions(
  { pageNum, pageSize, searchParam }: ListRequest,
  caller: Caller,
  backend: Backend,
): Promise<ListPage<ReportVersion>> {
  demandReader(caller);
  const asked = decodeSearch(searchParam).find(({ field }) => field === 'orderId')?.value;
  const size = Math.min(pageSize, MOST_ROWS);
  const versions = versionsFor(caller, backend.db).$if(typeof asked === 'string', (query) =>
    query.where('reportVersions.orderId', '=', asked as string),
  );
  const { total } = await versions
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await versions
    .orderBy('reportVersions.createdAt', 'desc')
    .orderBy('reportVersions.id', 'desc')
    .limit(size)
    .offset((pageNum - 1) * size)
    .execute();
  const content = await Promise.all(rows.map(async (row) => travelling(row, caller, backend)));
  return { content, total, config: null, can: READ_ONLY };
}

/** Most versions of a page: each is read with what decides about its moves. */
const MOST_ROWS = 100;

/** Returns what a version says, with the characters that its documents lack. */
export async function contentOf(
  ref: InputOf<typeof calls.getContent>,
  caller: Caller,
  backend: Backend,
): Promise<ReportContent> {
  const row = await versionOf(ref, caller, backend.db);
  const model = await modelOf(row, backend.db);
  await recordAccess([row.orderId], 'report', caller, backend);
  return {
    version: await travelling(row, caller, backend),
    model,
    missing: caller.companyId === null ? missingGlyphs(model, caller.language) : [],
    layouts:
      caller.companyId === null && row.model === null
        ? await layoutChoices(row, caller.language, backend.db)
        : null,
  };
}

/** Makes a document, unless it is there, and returns its address. */
export async function generate(
  { language = 'zh', ...ref }: InputOf<typeof calls.genReport>,
  caller: Caller,
  backend: Backend,
): Promise<GeneratedReport> {
  const row = await versionOf(ref, caller, backend.db);
  // The file of a replaced report would not say that it is.
  if (caller.companyId !== null && row.status !== 40)
    throw refusal(409, reportTexts, (t) => t.replacedPdf);
  const pdfUrl = await documentOf(row, language, caller, backend);
  return { versionId: row.id, status: row.status, language, pdfUrl };
}

/** Records when the client opened its report first. Staff leave nothing. */
export async function recordView(orderId: string, caller: Caller, backend: Backend) {
  const { id } = await versionOf({ orderId }, caller, backend.db);
  await noteReading([id], caller, backend);
}

/** Returns the history of the reports of an order, for those who write them. */
export async function historyOf(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<ReportRecord[]> {
  demandWriter(caller);
  await demandOrder(orderId, caller, backend);
  return recordsOf(orderId, caller.language, backend.db);
}

/** Adds a note to the history of a version. */
export async function addNote(
  { orderId, versionId, content }: InputOf<typeof calls.saveOrderReportRecord>,
  caller: Caller,
  backend: Backend,
): Promise<ReportRecord> {
  demandWriter(caller);
  const row = await reportMoves.lock(versionId, caller, backend.db);
  if (row?.orderId !== orderId) throw reportMoves.words.missing();
  const note = { versionId, orderId, action: 'note', before: null, after: null } as const;
  await recordReportEvent({ ...note, right: null, content }, caller, backend);
  const records = await recordsOf(orderId, caller.language, backend.db);
  return records.find((record) => record.versionId === versionId)!;
}

/** Refuses to delete a record, whoever asks. */
export async function refuseDeletion(caller: Caller): Promise<never> {
  demandRight(caller, ORDER_REVIEWERS);
  throw refusal(409, reportTexts, (t) => t.recordsKept);
}
