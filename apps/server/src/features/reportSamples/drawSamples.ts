import { beijingDay, firstDayOf, startOfBeijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import { number, object } from 'yup';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { recordSampleEvent } from './sampleEvents';
import { sampleTexts } from './texts';

/** Share of the reports of a week that is drawn, in percent. */
const PERCENT = 10;

/** Draws a share of the reports of the week before, the same ones however often it runs. */
export const reportSampling: JobKind<
  { percent?: number | undefined },
  Pick<Backend, 'db' | 'now'>
> = {
  name: 'report-sampling',
  payload: object({ percent: number().integer().min(1).max(100).default(PERCENT) }).noUnknown(),
  retries: 2,
  pause: 300,
  timer: {
    title: sampleTexts((t) => t.sampling),
    note: sampleTexts((t) => t.samplingNote(PERCENT)),
  },
  async run({ percent = PERCENT }, { db, now }) {
    const time = now();
    await db.transaction().execute(async (trx) => {
      for (const report of await drawnReports(weekBefore(time), percent, trx))
        await storeSample({ ...report, source: 1 }, SYSTEM, time, trx);
    });
  },
};

/** Returns the Monday of the Beijing week of a moment. */
export const weekOf = (time: Date) => firstDayOf(beijingDay(time), 'week');

const weekBefore = (time: Date) => beijingDay(startOfBeijingDay(weekOf(time), -7));

/** A report that is to be drawn. */
interface DrawnReport {
  reportId: string;
  orderId: string;
  companyId: string;
  issuedAt: Date;
}

/**
 * Returns the drawn reports of a week: of each manager the share, and at least one. The order is by
 * a hash, so nobody foresees it and a second run draws the same.
 */
async function drawnReports(week: string, percent: number, db: Db) {
  const { rows } = await sql<DrawnReport>`
    select report_id, order_id, company_id, issued_at from (
      select report.id as report_id, report.order_id, report.company_id, report.issued_at,
        row_number() over (
          partition by placed.pm_id order by md5(report.id || ${week}::text), report.id
        ) as place,
        count(*) over (partition by placed.pm_id) as total
      from report_versions report
      join orders placed on placed.id = report.order_id
      join candidates candidate on candidate.id = placed.candidate_id
      where report.issued_at >= ${startOfBeijingDay(week)}
        and report.issued_at < ${startOfBeijingDay(week, 7)}
        and candidate.erased_at is null
        and (report.status = 40 or exists (
          select from report_samples sample where sample.report_id = report.id
        ))
    ) issued
    where place <= greatest(1, round(total * ${percent}::int / 100.0))
      and not exists (select from report_samples sample where sample.report_id = issued.report_id)
    order by report_id`.execute(db);
  return rows;
}

/** Stores a sample, unless its report was drawn before. */
export async function storeSample(
  { reportId, orderId, companyId, issuedAt, source }: DrawnReport & { source: 1 | 2 },
  actor: Actor,
  time: Date,
  db: Db,
) {
  const stored = await db
    .insertInto('reportSamples')
    .values({
      id: newId(time),
      orderId,
      companyId,
      reportId,
      week: weekOf(issuedAt),
      source,
      status: 0,
      createdAt: time,
      updatedAt: time,
    })
    .onConflict((conflict) => conflict.column('reportId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  const event = { sampleId: stored.id, orderId, action: 'draw', before: null, after: 0 } as const;
  await recordSampleEvent({ ...event, right: null, content: null }, actor, time, db);
}
