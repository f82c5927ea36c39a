import type { Moving } from '../../flows/serveFlow';
import { accountOf } from '../../flows/serveFlow';
import { storeNotice } from '../notices/sendNotice';
import { readLabel } from '../dictionaries/options';
import type { MovedSample } from './tables';
import { sampleTexts } from './texts';

/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

/** Grade of a report that misleads its reader. */
const SERIOUS = 3;

/** Tells the manager of the order and the writers of its report of the faults in it. */
export async function tellOfFaults({ row, actor, backend }: Moving<MovedSample>) {
  const { db } = backend;
  const { id, order, reportId } = row;
  const { grade, note } = await db
    .selectFrom('reportSamples')
    .select(['grade', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const faults = await db
    .selectFrom('reportSampleFaults')
    .select(['kind', 'note'])
    .where('sampleId', '=', id)
    .orderBy('position')
    .execute();
  if (grade === null || grade === 1) return;
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 1)
    .where('id', '!=', accountOf(actor))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', '=', order.pmId),
        eb(
          'id',
          'in',
          selectFrom('reportVersions').select('submittedBy').where('id', '=', reportId),
        ),
        eb(
          'id',
          'in',
          selectFrom('reportParts').select('savedBy').where('versionId', '=', reportId),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  if (people.length === 0) return;
  const result = (await readLabel('sample_grade', String(grade), db))('zh');
  const lines = [];
  for (const fault of faults) {
    const kind = (await readLabel('sample_fault', fault.kind, db))('zh');
    lines.push(fault.note ? sampleTexts((t) => t.fault(kind, fault.note!))('zh') : kind);
  }
  const told = { candidate: order.candidateName, faults: lines.join('；'), note: note ?? '' };
  await storeNotice(
    {
      orderId: order.id,
      companyId: order.companyId,
      noticeType: ORDER_NOTICE,
      title: sampleTexts((t) => t.title(result, order.orderNo))('zh'),
      content: sampleTexts((t) => (grade === SERIOUS ? t.serious(told) : t.minor(told)))('zh'),
      fromUser: accountOf(actor),
      remark: null,
    },
    { targets: people.map((person) => person.id) },
    backend,
  );
}
