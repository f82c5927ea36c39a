import { beijing, type OrderSample, type ReportSample } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { orderMissing, refusal } from '../../failure';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { REPORT_INSPECTORS, SAMPLE_READERS } from '../../roles';
import { sampleResource } from './resource';
import { readSampleFacts, sampleMoves } from './sampleMoves';
import { sampleActTexts, sampleTexts } from './texts';

/** Returns a sample with its result, its history and the moves of its reader. */
export async function sampleOf(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<ReportSample> {
  demandRight(caller, SAMPLE_READERS);
  const { db } = backend;
  const row = await db
    .selectFrom('reportSamples')
    .innerJoin('reportVersions as report', 'report.id', 'reportSamples.reportId')
    .selectAll('reportSamples')
    .select('report.status as reportStatus')
    .where('reportSamples.id', '=', id)
    .where(withinScope(caller, 'reportSamples.companyId'))
    .executeTakeFirst();
  if (!row) throw refusal(404, sampleTexts, (t) => t.missing);
  const items = await sampleItems(row.orderId, caller, db);
  const facts = await readSampleFacts(row, caller, db);
  const moves = choicesOf(sampleMoves, row.status, facts, caller);
  return {
    ...(await readRow(sampleResource, id, caller, backend)),
    version: row.version,
    reportId: row.reportId,
    reportStatus: row.reportStatus,
    note: row.note,
    faults: await faultsOf(id, items, db),
    items,
    events: await eventsOf(id, caller, db),
    // What is one's own is submitted, what nobody has is taken.
    moves: moves.filter(
      ({ move }) =>
        (move !== 'take' || facts.inspector !== 'self') &&
        (move !== 'finish' || facts.inspector === 'self') &&
        (move !== 'putBack' || facts.inspector !== 'nobody'),
    ),
  };
}

/** Returns the newest sample of an order, and whether the caller may draw its issued report. */
export async function sampleOfOrder(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderSample> {
  demandRight(caller, SAMPLE_READERS);
  const { db } = backend;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const versions = await db
    .selectFrom('reportVersions as report')
    .leftJoin('reportSamples as sample', 'sample.reportId', 'report.id')
    .select(['report.status', 'sample.id as sampleId'])
    .where('report.orderId', '=', orderId)
    .orderBy('report.number', 'desc')
    .execute();
  const newest = versions.find(({ sampleId }) => sampleId !== null)?.sampleId;
  const isOpen = versions.some(({ status, sampleId }) => status === 40 && sampleId === null);
  return {
    sample: newest ? await sampleOf(newest, caller, backend) : null,
    mayDraw: isOpen && holdsRight(caller, REPORT_INSPECTORS),
  };
}

/** Returns the survey items of an order's report, in the reader's language. */
export async function sampleItems(orderId: string, { language }: Caller, db: Db) {
  const tasks = await db
    .selectFrom('orderTasks')
    .select(['id', 'itemName', 'itemNameEn', 'segIndex'])
    .where('orderId', '=', orderId)
    .where('status', 'in', [40, 45])
    .orderBy('position')
    .execute();
  return tasks.map(({ id, itemName, itemNameEn, segIndex }) => {
    const name = language === 'en' ? itemNameEn : itemName;
    const stretch = sampleTexts((t) => t.stretch(name, segIndex))(language);
    return { taskId: id, itemName: segIndex > 1 ? stretch : name };
  });
}

async function faultsOf(sampleId: string, items: ReportSample['items'], db: Db) {
  const faults = await db
    .selectFrom('reportSampleFaults')
    .select(['kind', 'taskId', 'note'])
    .where('sampleId', '=', sampleId)
    .orderBy('position')
    .execute();
  return faults.map((fault) => ({
    ...fault,
    itemName: items.find(({ taskId }) => taskId === fault.taskId)?.itemName ?? null,
  }));
}

async function eventsOf(sampleId: string, { language }: Caller, db: Db) {
  const events = await db
    .selectFrom('reportSampleEvents')
    .select(['action', 'userName', 'content', 'createTime'])
    .where('sampleId', '=', sampleId)
    .orderBy('number', 'desc')
    .execute();
  return events.map(({ createTime, ...event }) => ({
    ...event,
    label: sampleActTexts((t) => t[event.action])(language),
    createTime: beijing(createTime),
  }));
}
