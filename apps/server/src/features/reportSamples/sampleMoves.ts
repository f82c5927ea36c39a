import { sampleFlow, type SampleFacts } from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { accountOf, serveFlow, SYSTEM, type Actor } from '../../flows/serveFlow';
import { withinScope } from '../../resources/scope';
import { ADMINISTRATORS, REPORT_INSPECTORS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { orderMoves } from '../orders/orderMoves';
import { recordSampleEvent } from './sampleEvents';
import type { MovedSample, ReportSampleTable } from './tables';
import { tellOfFaults } from './tellOfFaults';
import { sampleTexts } from './texts';

const FREE = { inspectorId: null, takenAt: null } as const;

/** The moves of samples, with what each needs and does. */
export const sampleMoves = serveFlow<MovedSample, Updateable<ReportSampleTable>>()({
  flow: sampleFlow,
  moves: {
    take: {
      may: REPORT_INSPECTORS,
      sets: ({ actor, time }) => ({ inspectorId: accountOf(actor), takenAt: time }),
    },
    finish: {
      may: REPORT_INSPECTORS,
      sets: ({ time }) => ({ finishedAt: time }),
      after: tellOfFaults,
    },
    putBack: { may: REPORT_INSPECTORS, sets: () => FREE },
    drop: { may: REPORT_INSPECTORS },
    // Its faults and its note stay for the inspector, who corrects them.
    reopen: { may: ADMINISTRATORS, sets: () => ({ grade: null, finishedAt: null }) },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedSample | undefined> {
    // The order first, as its own moves and those of its reports lock it.
    const of = await db
      .selectFrom('reportSamples')
      .select('orderId')
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) =>
        query.where(withinScope(actor as Exclude<Actor, 'system'>, 'reportSamples.companyId')),
      )
      .executeTakeFirst();
    const order = of && (await orderMoves.lock(of.orderId, actor, db));
    if (!order) return undefined;
    const row = await db
      .selectFrom('reportSamples')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status, order };
  },
  facts: async (row, actor, { db }) => readSampleFacts(row, actor, db),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('reportSamples')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    const { id: sampleId, orderId } = row;
    const event = { sampleId, orderId, action: name, before, after, right, content: reason };
    await recordSampleEvent(event, actor, time, db);
  },
  words: {
    missing: () => refusal(404, sampleTexts, (t) => t.missing),
    label: (name) => sampleTexts((t) => t[name]),
    blocker: (code) => sampleTexts((t) => t[code]),
    changed: async () => sampleTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('sample_status', String(state), db);
      return (language) => {
        const label = sampleTexts((t) => t[name])(language);
        return sampleTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

/** Returns the facts of a sample for whoever looks at it. */
export async function readSampleFacts(
  { reportId, orderId, inspectorId }: Pick<MovedSample, 'reportId' | 'orderId' | 'inspectorId'>,
  actor: Actor,
  db: Db,
): Promise<SampleFacts> {
  const user = accountOf(actor);
  const { status, isOwn } = await db
    .selectFrom('reportVersions as report')
    .innerJoin('orders', 'orders.id', 'report.orderId')
    .select('report.status')
    .select(
      sql<boolean>`coalesce(
        ${user}::text in (orders.pm_id, report.submitted_by, report.qc_by, report.issued_by), false
      ) or exists (
        select from report_parts part where part.version_id = report.id and saved_by = ${user}::text
      ) or exists (
        select from order_tasks task where task.order_id = ${orderId} and owner_id = ${user}::text
      )`.as('isOwn'),
    )
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();
  return {
    isOwn: user !== null && isOwn,
    inspector: inspectorId === null ? 'nobody' : inspectorId === user ? 'self' : 'another',
    isIssued: status === 40,
  };
}
