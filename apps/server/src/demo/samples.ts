import {
  beijingDay,
  DAY,
  firstDayOf,
  startOfBeijingDay,
  type SampleAct,
  type SampleGrade,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { seededId } from '../database/ids';
import { insertRows } from './insertRows';
import { insertOlderReport, REPORTED, type ReportPeople } from './reports';
import type { DemoWorker } from './tasks';

/** Weeks that were drawn, and reports of each. */
const WEEKS = 6;
const DRAWN = 7;

/** The result of an inspection. */
interface Result {
  grade: SampleGrade;
  kinds: readonly (readonly [kind: string, note: string])[];
  note: string | null;
}

const CORRECT: Result = { grade: 1, kinds: [], note: null };

/** Results of the inspected samples that are not simply correct, by their index. */
const RESULTS: Readonly<Record<number, Result>> = {
  9: { ...CORRECT, note: '证据齐全，表述清楚。' },
  13: {
    grade: 2,
    kinds: [['wording', '两处任职时间的写法不一致']],
    note: '不影响结论。',
  },
  18: {
    grade: 2,
    kinds: [['lackingEvidence', '证明人来电没有上传录音']],
    note: null,
  },
  24: {
    grade: 3,
    kinds: [
      ['wrongLevel', '离职原因与自述不符，应为黄灯'],
      ['missedCheck', '未联系候选人填写的第二位证明人'],
    ],
    note: '建议更正报告。',
  },
  31: {
    grade: 2,
    kinds: [['personalData', '附件截图露出证明人手机号']],
    note: '请替换截图。',
  },
  37: { ...CORRECT, note: '判级依据充分。' },
};

/** Stores the samples of the last weeks: the older ones are inspected, the newest ones wait. */
export async function insertSamples(trx: Db, people: ReportPeople, now: Date) {
  const thisWeek = firstDayOf(beijingDay(now), 'week');
  let index = 0;
  for (let back = WEEKS; back >= 1; back -= 1) {
    const week = beijingDay(startOfBeijingDay(thisWeek, -7 * back));
    for (const order of await ordersOf(trx, week)) {
      const { reportId } = order;
      if (reportId === null) await insertOlderReport(trx, order, index, people);
      await insertSample(trx, { order, week, back, index }, people, now);
      index += 1;
    }
  }
}

/** Returns some orders whose report was issued in a week, with that report. */
const ordersOf = async (trx: Db, week: string) =>
  trx
    .selectFrom('orders')
    .leftJoin('reportVersions as report', 'report.orderId', 'orders.id')
    .select(REPORTED.map((column) => `orders.${column}` as const))
    .select(['report.id as reportId', 'orders.pmId'])
    .where('issueTime', '>=', startOfBeijingDay(week))
    .where('issueTime', '<', startOfBeijingDay(week, 7))
    .where('orders.kpiTime', 'is not', null)
    .where('orders.orderStatus', '>=', 80)
    .where('orders.disputeStatus', '=', 0)
    .$narrowType<{ kpiTime: Date }>()
    .orderBy(sql`md5(orders.id)`)
    .limit(DRAWN)
    .execute();

interface Place {
  order: Awaited<ReturnType<typeof ordersOf>>[number];
  week: string;
  /** Weeks ago. */
  back: number;
  index: number;
}

async function insertSample(
  trx: Db,
  { order, week, back, index }: Place,
  people: ReportPeople,
  now: Date,
) {
  const { id: orderId, companyId } = order;
  const report = await trx
    .selectFrom('reportVersions')
    .select(['id', 'qcBy'])
    .where('orderId', '=', orderId)
    .where('status', '=', 40)
    .executeTakeFirst();
  if (!report) return;
  const inspector = inspectorFor(report.qcBy, people.reviewers, index);
  // Of the last week two are in work, and the others wait for somebody.
  const isInspected = back > 1;
  const isTaken = inspector !== undefined && (isInspected || index % DRAWN < 2);
  const drawnAt = new Date(startOfBeijingDay(week, 7).getTime() + 8 * 3_600_000);
  const later = (hours: number) =>
    new Date(Math.min(drawnAt.getTime() + hours * 3_600_000, now.getTime() - 60_000));
  const takenAt = later(1 + (index % 5));
  const finishedAt = new Date(Math.min(takenAt.getTime() + (1 + (index % 3)) * DAY, now.getTime()));
  const id = seededId(drawnAt, `sample ${orderId}`);
  const isDone = isInspected && isTaken;
  const { grade, kinds, note } = RESULTS[index] ?? CORRECT;
  await insertRows(trx, 'report_samples', [
    {
      id,
      orderId,
      companyId,
      reportId: report.id,
      week,
      source: index === 20 ? 2 : 1,
      status: isDone ? 10 : 0,
      inspectorId: isTaken ? inspector.id : null,
      takenAt: isTaken ? takenAt : null,
      grade: isDone ? grade : null,
      note: isDone ? note : null,
      finishedAt: isDone ? finishedAt : null,
      createdAt: drawnAt,
      updatedAt: isDone ? finishedAt : isTaken ? takenAt : drawnAt,
      version: isDone ? 3 : isTaken ? 2 : 1,
    },
  ]);
  if (isDone)
    await insertRows(
      trx,
      'report_sample_faults',
      kinds.map(([kind, words], place) => ({
        sampleId: id,
        orderId,
        position: place + 1,
        kind,
        taskId: null,
        note: words,
      })),
    );
  const acts: readonly (readonly [SampleAct, Date])[] = [
    ['draw', drawnAt],
    ...(isTaken ? ([['take', takenAt]] as const) : []),
    ...(isDone ? ([['finish', finishedAt]] as const) : []),
  ];
  await insertRows(
    trx,
    'report_sample_events',
    acts.map(([action, createTime], place) => ({
      sampleId: id,
      orderId,
      number: place + 1,
      action,
      statusBefore: place === 0 ? null : 0,
      statusAfter: action === 'finish' ? 10 : 0,
      rightCode: place === 0 ? null : 'orders.inspect',
      userId: place === 0 ? null : (inspector?.id ?? null),
      userName: place === 0 ? '' : (inspector?.realname ?? ''),
      content: null,
      createTime,
    })),
  );
}

/** Returns a quality reviewer who did not review the report, in turn. */
function inspectorFor(reviewerId: string | null, reviewers: readonly DemoWorker[], index: number) {
  const turned = reviewers.map((_, place) => reviewers[(index + place) % reviewers.length]!);
  return turned.find(({ id }) => id !== reviewerId);
}
