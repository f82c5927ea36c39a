import { beijing, type ReportAct, type ReportRecord, type ReportStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Language } from '../../texts';
import { reportActTexts } from './moveTexts';

/** An event of a version before it has its number. */
export interface NewReportEvent {
  versionId: string;
  orderId: string;
  action: ReportAct;
  before: ReportStatus | null;
  /** `null` for a note. */
  after: ReportStatus | null;
  right: string | null;
  content: string | null;
}

/** Writes an event of a version, which is locked or new, with the next number. */
export async function recordReportEvent(
  { versionId, orderId, action, before, after, right, content }: NewReportEvent,
  actor: Actor,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  await db
    .insertInto('reportEvents')
    .values({
      versionId,
      orderId,
      number: sql<number>`(select count(*) + 1 from report_events where version_id = ${versionId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content,
      createTime: now(),
    })
    .execute();
}

/** Returns the history of the reports of an order, newest first. */
export async function recordsOf(
  orderId: string,
  language: Language,
  db: Db,
): Promise<ReportRecord[]> {
  const rows = await db
    .selectFrom('reportEvents as event')
    .innerJoin('reportVersions as version', 'version.id', 'event.versionId')
    .selectAll('event')
    .select('version.number as versionNumber')
    .where('event.orderId', '=', orderId)
    .orderBy('event.createTime', 'desc')
    .orderBy('version.number', 'desc')
    .orderBy('event.number', 'desc')
    .execute();
  return rows.map(
    ({ versionId, number, versionNumber, action, userName, content, createTime }) => ({
      key: `${versionId}-${number}`,
      orderId,
      versionId,
      versionNo: versionNoOf(versionNumber),
      action,
      label: reportActTexts((t) => t[action])(language),
      userName,
      content,
      createTime: beijing(createTime),
    }),
  );
}

/** Returns a version's number as people read it. */
export const versionNoOf = (number: number) => `v${number}.0`;

/** Returns the name of a person; empty for nobody. */
export async function nameOfUser(userId: string | null, db: Db): Promise<string> {
  if (userId === null) return '';
  const query = db.selectFrom('users').select('realname').where('id', '=', userId);
  return (await query.executeTakeFirst())?.realname ?? '';
}
