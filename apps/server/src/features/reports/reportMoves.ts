import {
  reportFlow,
  type OrderStatus,
  type ReportFacts,
  type ReportKind,
  type ReportStatus,
} from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { accountOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { NOBODY, ORDER_MANAGERS, ORDER_REVIEWERS, ORDER_VERIFIERS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { afterIssue, freezeReport } from './issueReport';
import { reportActTexts, reportBlockerTexts, reportMoveTexts } from './moveTexts';
import { nameOfUser, recordReportEvent } from './reportEvents';
import { runReportEffects } from './reportEffects';
import type { MovedReport, ReportVersionTable } from './tables';
import { reportTexts } from './texts';

/** Staff who write reports, and read them before they are issued. */
export const REPORT_WRITERS = [...ORDER_VERIFIERS, ...ORDER_REVIEWERS, ...ORDER_MANAGERS];

/** The moves of versions of reports, with what each needs and does. */
export const reportMoves = serveFlow<MovedReport, Updateable<ReportVersionTable>>()({
  flow: reportFlow,
  moves: {
    submit: {
      may: REPORT_WRITERS,
      isDone: ({ state, submittedBy }, actor) => state === 10 && submittedBy === accountOf(actor),
      sets: ({ actor, time }) => ({
        ...NOT_REVIEWED,
        submittedBy: accountOf(actor),
        submittedAt: time,
      }),
    },
    takeBack: { may: REPORT_WRITERS },
    giveBack: { may: ORDER_REVIEWERS, sets: (moving) => reviewed(moving, moving.reason) },
    revise: { may: REPORT_WRITERS },
    pass: { may: ORDER_REVIEWERS, sets: (moving) => reviewed(moving, null) },
    reopen: { may: [...ORDER_REVIEWERS, ...ORDER_MANAGERS], sets: () => NOT_REVIEWED },
    issue: {
      may: ORDER_REVIEWERS,
      isDone: ({ state, issuedBy }, actor) => state === 40 && issuedBy === accountOf(actor),
      sets: async (moving) => ({
        replaces: await replaceIssued(moving),
        ...(await freezeReport(moving)),
      }),
      after: afterIssue,
    },
    replace: { may: NOBODY, after: hideDocuments },
    recall: {
      may: NOBODY,
      sets: ({ reason }) => ({ recallReason: reason ?? '' }),
      after: hideDocuments,
    },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedReport | undefined> {
    // The order first, as its own moves lock it: two that wait for each other would never end.
    await sql`select 1 from orders where id =
      (select order_id from report_versions where id = ${id}) for update`.execute(db);
    const row = await db
      .selectFrom('reportVersions')
      .selectAll()
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) =>
        query.where(withinScope(actor as Caller, 'reportVersions.companyId')),
      )
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status };
  },
  facts: async (row, actor, backend) => readReportFacts(row, actor, backend),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('reportVersions')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, backend }, { name, before, after, right }) {
    const { id: versionId, orderId } = row;
    const event = { versionId, orderId, action: name, before, after, right, content: reason };
    await recordReportEvent(event, actor, backend);
  },
  followed: runReportEffects,
  words: {
    missing: () => refusal(404, reportTexts, (t) => t.missing),
    label: (name) => reportMoveTexts((t) => t[name]),
    blocker: (code) => reportBlockerTexts((t) => t[code]),
    async changed({ id }, db) {
      const last = await db
        .selectFrom('reportEvents')
        .select(['userName', 'action'])
        .where('versionId', '=', id)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      return (language) => {
        const act = reportActTexts((t) => t[last.action])(language);
        return reportTexts((t) => t.changed(last.userName, act))(language);
      };
    },
    async notFrom(name, { state, reportNo, issuedBy }, db) {
      const user = await nameOfUser(issuedBy, db);
      if (name === 'issue' && reportNo !== null)
        return reportTexts((t) => t.issuedBy(reportNo, user));
      const labelIn = await readLabel('report_status', String(state), db);
      return (language) => {
        const label = reportMoveTexts((t) => t[name])(language);
        return reportTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

const NOT_REVIEWED = {
  qcBy: null,
  qcAt: null,
  qcScore: null,
  qcCheck: null,
  returnReason: null,
} as const;

const reviewed = (
  { actor, time }: Pick<Moving<MovedReport>, 'actor' | 'time'>,
  returnReason: string | null,
) => ({ qcBy: accountOf(actor), qcAt: time, returnReason });

/** Marks the version that was issued before as replaced, and returns its id. */
async function replaceIssued({ row, backend }: Moving<MovedReport>): Promise<string | null> {
  const before = await backend.db
    .selectFrom('reportVersions')
    .select('id')
    .where('orderId', '=', row.orderId)
    .where('status', '=', 40)
    .executeTakeFirst();
  if (!before) return null;
  await makeMove(reportMoves, 'replace', { id: before.id }, SYSTEM, backend);
  return before.id;
}

/** A client no longer opens the documents of a version that is not the issued one. */
async function hideDocuments({ row, backend: { db } }: Moving<MovedReport>) {
  await db
    .updateTable('uploadedFiles')
    .set({ companyId: null })
    .where('id', 'in', (eb) =>
      eb.selectFrom('reportDocuments').select('fileId').where('versionId', '=', row.id),
    )
    .execute();
}

/** Reads what decides about the moves of a version. */
async function readReportFacts(
  { id, kind, orderId, submittedBy }: MovedReport,
  actor: Actor,
  { db }: Pick<Backend, 'db'>,
): Promise<ReportFacts> {
  const user = accountOf(actor);
  const { orderStatus, summary, own, disputes } = await db
    .selectFrom('orders')
    .select('orderStatus')
    .select(({ selectFrom }) => [
      selectFrom('reportParts')
        .select('content')
        .where('versionId', '=', id)
        .where('part', '=', 'summary')
        .as('summary'),
      selectFrom('reportParts')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('versionId', '=', id)
        .where('savedBy', '=', user ?? '')
        .as('own'),
      selectFrom('disputes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('orderId', '=', orderId)
        .where('status', 'in', [1, 2])
        .where('correctionId', 'is distinct from', id)
        .as('disputes'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    isOwn: user !== null && (submittedBy === user || Number(own) > 0),
    isEmpty: textOf(summary ?? '') === '',
    isEarly: isEarly(kind, orderStatus),
    isInDispute: Number(disputes) > 0,
  };
}

/** Whether an order is not far enough for a report of a kind. One ended early has a partial one. */
const isEarly = (kind: ReportKind, status: OrderStatus) =>
  status !== -20 && status < (kind === 1 ? 50 : 70);

const textOf = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();

/** States of a version in which its parts may be changed. */
export const WRITABLE: readonly ReportStatus[] = [0, 20];
