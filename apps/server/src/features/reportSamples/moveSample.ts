import type { InputOf, ReportSample, reportSamples } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure, orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { REPORT_INSPECTORS, SAMPLE_READERS } from '../../roles';
import type { Wording } from '../../texts';
import { readOptions } from '../dictionaries/options';
import { orderMoves } from '../orders/orderMoves';
import { storeSample } from './drawSamples';
import { sampleItems, sampleOf } from './readSamples';
import { sampleMoves } from './sampleMoves';
import { sampleTexts } from './texts';

type Update = InputOf<typeof reportSamples.update>;

/** Draws the issued report of an order by hand. */
export async function drawByHand(orderId: string, caller: Caller, { db, now }: Backend) {
  demandRight(caller, REPORT_INSPECTORS);
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order) throw orderMissing();
  const report = await db
    .selectFrom('reportVersions as report')
    .leftJoin('reportSamples as sample', 'sample.reportId', 'report.id')
    .select(['report.id as reportId', 'report.issuedAt', 'sample.id as sampleId'])
    .where('report.orderId', '=', orderId)
    .where('report.status', '=', 40)
    .executeTakeFirst();
  if (!report?.issuedAt) throw refusal(409, sampleTexts, (t) => t.noReport);
  if (report.sampleId) throw refusal(409, sampleTexts, (t) => t.drawn);
  const { reportId, issuedAt } = report;
  const drawn = { reportId, orderId, companyId: order.companyId, issuedAt, source: 2 } as const;
  await storeSample(drawn, caller, now(), db);
}

/** Makes a move of a sample. Its end brings the result. */
export async function moveSample(
  { id, action, reason, version, ...result }: Update,
  caller: Caller,
  backend: Backend,
): Promise<ReportSample> {
  demandRight(caller, SAMPLE_READERS);
  const columns = action === 'finish' ? await storeResult(id, result, caller, backend.db) : {};
  await makeMove(sampleMoves, action, { id, reason, version, columns }, caller, backend);
  return sampleOf(id, caller, backend);
}

/**
 * Stores the faults of a result, and returns its columns. The move that follows in the same
 * transaction refuses those who may not.
 */
async function storeResult(
  id: string,
  { grade, faults, note }: Pick<Update, 'grade' | 'faults' | 'note'>,
  caller: Caller,
  db: Db,
) {
  const sample = await sampleMoves.lock(id, caller, db);
  if (!sample) throw sampleMoves.words.missing();
  const { orderId } = sample;
  const lines = faults ?? [];
  const fail = (field: string, message: Wording) =>
    inputFailure([[field, message]], caller.language);
  if (!grade)
    throw fail(
      'grade',
      sampleTexts((t) => t.gradeMissing),
    );
  if (grade > 1 && lines.length === 0)
    throw fail(
      'faults',
      sampleTexts((t) => t.faultsMissing),
    );
  if (grade === 1 && lines.length > 0)
    throw fail(
      'faults',
      sampleTexts((t) => t.noFaults),
    );
  const kinds = (await readOptions(['sample_fault'], db)).get('sample_fault') ?? [];
  const isKind = (kind: string) => kinds.some(({ code, enabled }) => code === kind && enabled);
  if (!lines.every(({ kind }) => isKind(kind)))
    throw fail(
      'faults',
      sampleTexts((t) => t.kindUnknown),
    );
  const items = await sampleItems(orderId, caller, db);
  if (!lines.every(({ taskId }) => !taskId || items.some((item) => item.taskId === taskId)))
    throw fail(
      'faults',
      sampleTexts((t) => t.taskUnknown),
    );
  await db.deleteFrom('reportSampleFaults').where('sampleId', '=', id).execute();
  for (const [index, fault] of lines.entries())
    await db
      .insertInto('reportSampleFaults')
      .values({
        sampleId: id,
        orderId,
        position: index + 1,
        kind: fault.kind,
        taskId: fault.taskId || null,
        note: fault.note?.trim() || null,
      })
      .execute();
  return { grade, note: note?.trim() || null };
}
