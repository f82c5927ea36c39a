import type { Updateable } from 'kysely';
import { hashOf } from '../../database/ids';
import { accountOf, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { sendJob } from '../../jobs/jobKind';
import { tellClient } from '../orderMessages/tellClient';
import { buildModel } from './buildModel';
import { canonicalJson } from './canonicalJson';
import { versionNoOf } from './reportEvents';
import { reportRendering } from './reportRendering';
import type { MovedReport, ReportVersionTable } from './tables';

/** Returns the columns of a version that is issued now: its number, its frozen model, its hash. */
export async function freezeReport({
  row,
  actor,
  time,
  backend: { db },
}: Moving<MovedReport>): Promise<Updateable<ReportVersionTable>> {
  const { orderNo } = await db
    .selectFrom('orders')
    .select('orderNo')
    .where('id', '=', row.orderId)
    .executeTakeFirstOrThrow();
  const number = `BG-${orderNo}-${versionNoOf(row.number)}`;
  const model = canonicalJson(await buildModel(row, { number, at: time }, db));
  return {
    reportNo: number,
    model,
    modelHash: hashOf(model),
    issuedBy: accountOf(actor),
    issuedAt: time,
  };
}

/** Has the documents of an issued version made, and tells the client. */
export async function afterIssue({ row, backend }: Moving<MovedReport>) {
  await removeDrafts(row.id, backend);
  await sendJob(backend.db, reportRendering, { versionId: row.id }, { key: row.id });
  await tellClient({ scene: 'reportIssued', orderId: row.orderId, values: {} }, backend);
}

/** Removes the documents of a draft, which have a watermark. */
async function removeDrafts(versionId: string, { db }: Pick<Backend, 'db'>) {
  await db
    .deleteFrom('uploadedFiles')
    .where('id', 'in', (eb) =>
      eb.selectFrom('reportDocuments').select('fileId').where('versionId', '=', versionId),
    )
    .execute();
}
