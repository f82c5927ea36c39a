import { beijing, type ReportPartName, type ReportVersion } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { forbidden, refusal } from '../../failure';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { CANDIDATE_CLIENTS } from '../../roles';
import { isInDispute } from '../orders/orderFacts';
import { versionNoOf } from './reportEvents';
import { REPORT_WRITERS, reportMoves, WRITABLE } from './reportMoves';
import { reportTexts } from './texts';

/** Throws 403 for a caller who reads no reports: a client has to see candidates. */
export function demandReader(caller: Caller) {
  demandRight(caller, caller.companyId === null ? REPORT_WRITERS : CANDIDATE_CLIENTS);
}

/** Throws 403 for everybody but those who write reports. */
export function demandWriter(caller: Caller) {
  if (caller.companyId !== null) throw forbidden();
  demandRight(caller, REPORT_WRITERS);
}

/** Returns the query of the versions that a caller may read, with names. */
export const versionsFor = (caller: Caller, db: Db, versionId?: string) =>
  db
    .selectFrom('reportVersions')
    .innerJoin('orders', 'orders.id', 'reportVersions.orderId')
    .leftJoin('users as submitter', 'submitter.id', 'reportVersions.submittedBy')
    .leftJoin('users as reviewer', 'reviewer.id', 'reportVersions.qcBy')
    .leftJoin('users as issuer', 'issuer.id', 'reportVersions.issuedBy')
    .selectAll('reportVersions')
    .leftJoin('reportVersions as older', 'older.id', 'reportVersions.replaces')
    .leftJoin('reportVersions as newer', 'newer.replaces', 'reportVersions.id')
    .select(['orders.orderNo', 'orders.candidateName', 'orders.disputeStatus'])
    .select(['older.reportNo as olderNo', 'newer.id as newerId', 'newer.reportNo as newerNo'])
    .select(['submitter.realname as submitUser', 'reviewer.realname as qcUser'])
    .select('issuer.realname as issueUser')
    .select(({ selectFrom }) =>
      (['zh', 'en'] as const).map((language) =>
        selectFrom('reportDocuments')
          .innerJoin('uploadedFiles', 'uploadedFiles.id', 'reportDocuments.fileId')
          .select('uploadedFiles.path')
          .whereRef('reportDocuments.versionId', '=', 'reportVersions.id')
          .where('reportDocuments.language', '=', language)
          .as(language === 'zh' ? 'pdfUrl' : 'pdfUrlEn'),
      ),
    )
    .where(readableBy(caller, versionId));

/** A client reads the issued version, and by its id one that was replaced. */
export const readableBy = (caller: Caller, versionId?: string) => {
  const isOwn = withinScope(caller, 'reportVersions.companyId');
  if (caller.companyId === null) return isOwn;
  const states = versionId === undefined ? [40] : [40, 50];
  return sql<SqlBool>`report_versions.status in (${sql.join(states)}) and ${isOwn}`;
};

/** A version with the names of its people. */
export type VersionRow = Awaited<
  ReturnType<ReturnType<typeof versionsFor>['executeTakeFirstOrThrow']>
>;

/** Returns a version that a caller may read: the newest of an order, or the one that is named. */
export async function versionOf(
  { orderId, versionId }: { orderId: string; versionId?: string | undefined },
  caller: Caller,
  db: Db,
): Promise<VersionRow> {
  demandReader(caller);
  const row = await newestOf(orderId, caller, db, versionId);
  if (row) return row;
  const isRecalled = !versionId && (await hasRecalled(orderId, caller, db));
  throw refusal(404, reportTexts, (t) =>
    versionId ? t.missing : isRecalled ? t.recalled : t.noReport,
  );
}

/** Whether a report of the order was issued, and recalled. */
export const hasRecalled = async (orderId: string, caller: Caller, db: Db): Promise<boolean> =>
  (await db
    .selectFrom('reportVersions')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 60)
    .where(withinScope(caller, 'reportVersions.companyId'))
    .executeTakeFirst()) !== undefined;

/** Returns the newest version of an order that a caller may read; `undefined` without one. */
export const newestOf = async (orderId: string, caller: Caller, db: Db, versionId?: string) =>
  versionsFor(caller, db, versionId)
    .where('reportVersions.orderId', '=', orderId)
    .$if(versionId !== undefined, (query) => query.where('reportVersions.id', '=', versionId!))
    .orderBy('reportVersions.number', 'desc')
    .executeTakeFirst();

/** Returns a version as it travels. Clients see no names and scores of staff. */
export async function travelling(
  row: VersionRow,
  caller: Caller,
  backend: Backend,
): Promise<ReportVersion> {
  const isStaff = caller.companyId === null;
  const own = <Value>(value: Value) => (isStaff ? value : null);
  const time = (moment: Date | null) => moment && beijing(moment);
  const facts = await reportMoves.facts({ ...row, state: row.status }, caller, backend);
  return {
    id: row.id,
    createTime: beijing(row.createdAt),
    updateTime: beijing(row.updatedAt),
    version: row.version,
    orderId: row.orderId,
    orderNo: row.orderNo,
    candidateName: row.candidateName,
    versionNo: versionNoOf(row.number),
    number: row.reportNo,
    kind: row.kind,
    status: row.status,
    attachments: row.attachments,
    pdfUrl: row.pdfUrl,
    pdfUrlEn: row.pdfUrlEn,
    sha256: row.modelHash,
    submitUser: own(row.submitUser),
    submitTime: own(time(row.submittedAt)),
    issueUser: own(row.issueUser),
    issueTime: time(row.issuedAt),
    qcUser: own(row.qcUser),
    qcTime: own(time(row.qcAt)),
    qcScore: own(row.qcScore),
    qcCheck: own(row.qcCheck),
    returnReason: own(row.returnReason),
    diffFrom: own(row.basedOn),
    recallReason: own(row.recallReason),
    replaces: linkTo(row.replaces, row.olderNo),
    replacedBy: linkTo(row.newerId, row.newerNo),
    isInDispute: row.status === 40 && isInDispute(row.disputeStatus),
    viewTime: time(row.viewedAt),
    isWritable: isStaff && WRITABLE.includes(row.status) && holdsRight(caller, REPORT_WRITERS),
    moves: choicesOf(reportMoves, row.status, facts, caller),
  };
}

const linkTo = (id: string | null, number: string | null) =>
  id !== null && number !== null ? { id, number } : null;

/** Parts that people write, in the order of the document. */
export const PARTS: readonly ReportPartName[] = ['cover', 'summary', 'remark', 'ending'];
