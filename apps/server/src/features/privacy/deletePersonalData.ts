import { sql } from 'kysely';
import { sendJob, type JobKind } from '../../jobs/jobKind';
import { deletionJob } from './beginDeletion';
import { deleteExports, deleteFileRows, removeContents, type DeletionServices } from './eraseFiles';
import { eraseRows, idsOfPerson } from './eraseRows';
import { countOpenOrders } from './privacyMoves';
import type { CertificateContent } from './tables';

const MINUTE = 60_000;

/** Minutes between two looks at the last message, and the time after which it is given up. */
const PAUSE = 10 * MINUTE;
const MESSAGE_WAIT = 24 * 60 * MINUTE;

/**
 * Deletes the personal data of a candidate once the last message is sent: rows in one transaction,
 * then contents of files. The certificate says how far it came, so that it may run again.
 */
export const personalDataDeletion: JobKind<{ certificateId: string }, DeletionServices> = {
  ...deletionJob,
  retries: 5,
  pause: 60,
  async run({ certificateId }, services) {
    const { db, now } = services;
    const later = async (pause: number) => {
      const startAfter = new Date(now().getTime() + pause);
      await sendJob(db, deletionJob, { certificateId }, { key: certificateId, startAfter });
    };
    const pause = await pauseBefore(certificateId, services);
    if (pause > 0) return later(pause);
    await db
      .transaction()
      .execute(async (trx) => deleteRows(certificateId, { ...services, db: trx }));
    const certificate = await readCertificate(certificateId, services);
    if (certificate?.status !== 1) return undefined;
    const content = JSON.parse(certificate.content) as CertificateContent;
    await removeContents(content, services);
    await db
      .updateTable('deletionCertificates')
      .set({ status: 2, completedAt: now(), content: JSON.stringify({ ...content, exports: [] }) })
      .where('id', '=', certificateId)
      .where('status', '=', 1)
      .execute();
    return undefined;
  },
};

const readCertificate = async (id: string, { db }: Pick<DeletionServices, 'db'>) =>
  db.selectFrom('deletionCertificates').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns for how long a deletion waits: for its message, or for an order that began meanwhile. */
async function pauseBefore(id: string, services: DeletionServices): Promise<number> {
  const { db, now } = services;
  const certificate = await readCertificate(id, services);
  if (certificate?.status !== 0) return 0;
  if ((await countOpenOrders(certificate.candidateId, db)) > 0) return MESSAGE_WAIT;
  const isGivenUp = now().getTime() - certificate.createdAt.getTime() > MESSAGE_WAIT;
  if (certificate.messageId === null || isGivenUp) return 0;
  const message = await db
    .selectFrom('outbox')
    .select('status')
    .where('id', '=', certificate.messageId)
    .executeTakeFirst();
  return message?.status === 0 ? PAUSE : 0;
}

/** Deletes rows in the caller's transaction, and notes on the certificate what it deleted. */
async function deleteRows(
  certificateId: string,
  { db, now }: Pick<DeletionServices, 'db' | 'now'>,
) {
  const certificate = await db
    .selectFrom('deletionCertificates')
    .selectAll()
    .where('id', '=', certificateId)
    .forUpdate()
    .executeTakeFirst();
  if (certificate?.status !== 0) return;
  const { candidateId } = certificate;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'orderNo', 'candidateName'])
    .where('candidateId', '=', candidateId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = await idsOfPerson(candidateId, db);
  const person = await db
    .selectFrom('candidates')
    .select(['name', 'nameEn', 'mobile', 'email', 'idCardNo', 'createdAt'])
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const needles = needlesOf([
    person.name,
    person.nameEn,
    person.mobile,
    person.email,
    person.idCardNo,
    ...orders.map(({ candidateName }) => candidateName),
  ]);
  const items = await countOf(sql`collect_items where form_id = any(${[...ids.form]})`, db);
  const histories = await countOf(sql`order_events where order_id = any(${[...ids.order]})`, db);
  const evidence = await lastLinks(ids.order, db);
  const files = await deleteFileRows(ids, db);
  const exports = await deleteExports(person.createdAt, db);
  await deleteVisits(ids.form, ids.order, needles, db);
  await eraseRows(ids, needles, db);
  await db
    .updateTable('candidates')
    .set({ erasedAt: now(), deletedAt: now(), deleteDueDate: null })
    .where('id', '=', candidateId)
    .execute();
  const content: CertificateContent = {
    orderNos: orders.map(({ orderNo }) => orderNo),
    counts: {
      items,
      files: files.length,
      messages: ids.message.length + ids.email.length,
      exports: exports.length,
      histories,
    },
    files,
    evidence,
    exports,
  };
  await db
    .updateTable('deletionCertificates')
    .set({ status: 1, content: JSON.stringify(content) })
    .where('id', '=', certificateId)
    .execute();
}

/** Longer texts first: a name may be the beginning of another one. */
const needlesOf = (texts: readonly (string | null)[]) =>
  [...new Set(texts.filter((text): text is string => text !== null && text.length >= 2))].sort(
    (a, b) => b.length - a.length,
  );

async function countOf(from: ReturnType<typeof sql>, db: DeletionServices['db']) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(
    db,
  );
  return rows[0]!.count;
}

async function lastLinks(orders: readonly string[], db: DeletionServices['db']) {
  const { rows } = await sql<{ hash: string }>`
    select distinct on (order_id) hash from evidence where order_id = any(${[...orders]})
    order by order_id, number desc`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Deletes links, sessions, codes, accesses and stored responses of repeated calls. */
async function deleteVisits(
  forms: readonly string[],
  orders: readonly string[],
  needles: readonly string[],
  db: DeletionServices['db'],
) {
  await sql`delete from entry_links
    where form_id = any(${[...forms]}) or order_id = any(${[...orders]})`.execute(db);
  await sql`delete from candidate_sessions where form_id = any(${[...forms]})`.execute(db);
  await sql`delete from order_accesses where order_id = any(${[...orders]})`.execute(db);
  await sql`delete from part_uploads where form_id = any(${[...forms]})`.execute(db);
  await sql`delete from one_time_codes where username = any(${[...forms]})`.execute(db);
  for (const needle of needles)
    await sql`delete from idempotency_keys where position(${needle} in answer) > 0`.execute(db);
}
