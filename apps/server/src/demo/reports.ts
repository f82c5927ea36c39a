import { REVIEW_POINTS, type ReportAct, type ReportMove, type ReportStatus } from '@mingjian/api';
import type { Insertable } from 'kysely';
import type { Db } from '../database/connect';
import { hashOf, seededId } from '../database/ids';
import { buildModel } from '../features/reports/buildModel';
import { canonicalJson } from '../features/reports/canonicalJson';
import { firstParts } from '../features/reports/drafts';
import { versionNoOf } from '../features/reports/reportEvents';
import type { ReportEventTable, ReportVersionTable } from '../features/reports/tables';
import { insertRows } from './insertRows';
import type { DemoWorker } from './tasks';

/** Orders with an issued report, and with one that is written, the newest. */
const ISSUED = 120;
const WRITTEN = 12;

/** An order that has a report. */
export interface ReportedOrder {
  id: string;
  orderNo: string;
  companyId: string;
  orderedBy: string | null;
  kpiTime: Date;
  issueTime: Date | null;
  finishTime: Date | null;
}

/** Columns of a `ReportedOrder`. */
export const REPORTED = [
  'id',
  'orderNo',
  'companyId',
  'orderedBy',
  'kpiTime',
  'issueTime',
  'finishTime',
] as const;

/** People who write and review reports. */
export interface ReportPeople {
  writers: readonly DemoWorker[];
  reviewers: readonly DemoWorker[];
}

/** Stores the reports of the newest orders. Their documents are made when somebody opens them. */
export async function insertReports(trx: Db, people: ReportPeople) {
  const orders = trx
    .selectFrom('orders')
    .select(REPORTED)
    .where('kpiTime', 'is not', null)
    .$narrowType<{ kpiTime: Date }>();
  const issued = await orders
    .where('orderStatus', '>=', 80)
    .where('issueTime', 'is not', null)
    .orderBy('issueTime', 'desc')
    .orderBy('id')
    .limit(ISSUED)
    .execute();
  for (const [index, order] of issued.entries()) await insertReport(trx, order, index, people, 40);
  const written = await orders
    .where('orderStatus', '=', 70)
    .orderBy('kpiTime', 'desc')
    .orderBy('id')
    .limit(WRITTEN)
    .execute();
  for (const [index, order] of written.entries())
    await insertReport(trx, order, index, people, STATES[index % STATES.length]!);
}

/** Stores the issued report of an older order. */
export const insertOlderReport = async (
  trx: Db,
  order: ReportedOrder,
  index: number,
  people: ReportPeople,
) => insertReport(trx, order, index, people, 40);

/** States of reports that are written. */
const STATES = [0, 10, 20, 30] as const satisfies ReportStatus[];

const COURSES: Readonly<Record<0 | 10 | 20 | 30 | 40, readonly ReportMove[]>> = {
  0: [],
  10: ['submit'],
  20: ['submit', 'giveBack'],
  30: ['submit', 'pass'],
  40: ['submit', 'pass', 'issue'],
};

const AFTER: Partial<Record<ReportAct, ReportStatus>> = {
  draft: 0,
  submit: 10,
  giveBack: 20,
  pass: 30,
  issue: 40,
};

async function insertReport(
  trx: Db,
  order: ReportedOrder,
  index: number,
  { writers, reviewers }: ReportPeople,
  status: keyof typeof COURSES,
) {
  const { id: orderId, companyId, kpiTime, issueTime } = order;
  const writer = writers[index % writers.length]!;
  const reviewer = reviewers[index % reviewers.length]!;
  const end = issueTime ?? new Date(kpiTime.getTime() + 3_600_000);
  const at = (part: number) =>
    new Date(
      Math.floor((kpiTime.getTime() + (end.getTime() - kpiTime.getTime()) * part) / 1_000) * 1_000,
    );
  const id = seededId(kpiTime, `report ${orderId}`);
  const course = COURSES[status];
  const version: Insertable<ReportVersionTable> = {
    id,
    orderId,
    companyId,
    number: 1,
    kind: 2,
    status: 0,
    attachments: '[]',
    basedOn: null,
    createdAt: kpiTime,
    updatedAt: course.length > 0 ? at(0.9) : kpiTime,
  };
  await trx.insertInto('reportVersions').values(version).execute();
  const parts = Object.entries(await firstParts(orderId, trx)).map(([part, words]) => {
    const isWritten = part === 'summary' && course.length > 0;
    return {
      versionId: id,
      part,
      ...words,
      versionNo: isWritten ? 1 : 0,
      savedBy: isWritten ? writer.id : null,
      savedAt: isWritten ? at(0.2) : kpiTime,
    };
  });
  await insertRows(trx, 'report_parts', parts);
  await insertRows(trx, 'report_events', eventsOf(id, orderId, course, { writer, reviewer }, at));
  if (course.length === 0) return;
  const isReviewed = status !== 10;
  const changes = {
    status,
    submittedBy: writer.id,
    submittedAt: at(0.3),
    ...(isReviewed && {
      qcBy: reviewer.id,
      qcAt: at(0.6),
      qcScore: status === 20 ? 70 : 90 + (index % 10),
      qcCheck: JSON.stringify(status === 20 ? REVIEW_POINTS.slice(0, 2) : REVIEW_POINTS),
      returnReason: status === 20 ? RETURN_REASON : null,
    }),
  };
  const frozen = status === 40 ? await freeze(trx, order, id, reviewer) : {};
  await trx
    .updateTable('reportVersions')
    .set({ ...changes, ...frozen })
    .where('id', '=', id)
    .execute();
}

const RETURN_REASON = '工作履历缺少证明人信息，请补充来源';

/** Returns the columns of an issued report, which the client of a completed order has opened. */
async function freeze(trx: Db, order: ReportedOrder, id: string, { id: issuedBy }: DemoWorker) {
  const { orderNo, companyId, orderedBy, finishTime } = order;
  const issuedAt = order.issueTime!;
  const number = `BG-${orderNo}-${versionNoOf(1)}`;
  const row = {
    id,
    orderId: order.id,
    companyId,
    number: 1,
    kind: 2,
    attachments: '[]',
    layoutId: null,
  } as const;
  const model = canonicalJson(await buildModel(row, { number, at: issuedAt }, trx));
  return {
    reportNo: number,
    model,
    modelHash: hashOf(model),
    issuedBy,
    issuedAt,
    viewedBy: finishTime && orderedBy,
    viewedAt: orderedBy && finishTime,
  };
}

function eventsOf(
  versionId: string,
  orderId: string,
  course: readonly ReportMove[],
  { writer, reviewer }: Record<'writer' | 'reviewer', DemoWorker>,
  at: (part: number) => Date,
): ReportEventTable[] {
  const acts: readonly ReportAct[] = ['draft', ...course];
  return acts.map((action, index) => {
    const person = action === 'draft' ? undefined : action === 'submit' ? writer : reviewer;
    return {
      versionId,
      orderId,
      number: index + 1,
      action,
      statusBefore: index === 0 ? null : AFTER[acts[index - 1]!]!,
      statusAfter: AFTER[action]!,
      rightCode: person ? (action === 'submit' ? 'orders.verify' : 'orders.review') : null,
      userId: person?.id ?? null,
      userName: person?.realname ?? '',
      content: action === 'giveBack' ? RETURN_REASON : null,
      createTime: at(index * 0.3),
    };
  });
}
