import { beijingDay, startOfBeijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import { number, object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { storeNotice } from '../notices/sendNotice';
import { libraryTexts } from './texts';

/** Days before the end of a document on which its owner is told. */
const DAYS = 14;
/** Documents of one run. */
const MOST = 500;
/** Type of a notice that is about nothing else. */
const SYSTEM_NOTICE = 1;

/** Tells owners of documents that clients will no longer see them, once for each last day. */
export const expiryNotice: JobKind<{ days?: number | undefined }, Pick<Backend, 'db' | 'now'>> = {
  name: 'document-expiry',
  payload: object({ days: number().integer().min(1).max(180).default(DAYS) }).noUnknown(),
  retries: 1,
  pause: 60,
  timer: {
    title: libraryTexts((t) => t.expiryNotice),
    note: libraryTexts((t) => t.expiryNoticeNote(DAYS)),
  },
  async run({ days = DAYS }, { db, now }) {
    const today = beijingDay(now());
    const last = beijingDay(startOfBeijingDay(today, days));
    for (const document of await endingDocuments(today, last, db))
      await db.transaction().execute(async (trx) => tell(document, trx, now));
  },
};

interface EndingDocument {
  id: string;
  title: string;
  expireDate: string;
  ownerId: string;
}

/** Returns the documents for clients that end in this time, and whose owner does not know. */
async function endingDocuments(from: string, to: string, db: Db): Promise<EndingDocument[]> {
  const { rows } = await sql<EndingDocument>`
    select d.id, d.title, d.expire_date::text as expire_date, d.owner_id
    from library_documents d
    join users owner on owner.id = d.owner_id and owner.status = 1
    where d.deleted_at is null and d.audience > 1
      and d.expire_date between ${from}::date and ${to}::date
      and d.warned_for is distinct from d.expire_date
    order by d.expire_date, d.id limit ${MOST}`.execute(db);
  return rows;
}

async function tell(
  { id, title, expireDate, ownerId }: EndingDocument,
  db: Db,
  now: Backend['now'],
) {
  const isFirst = await db
    .updateTable('libraryDocuments')
    .set({ warnedFor: expireDate })
    .where('id', '=', id)
    .where(sql<boolean>`warned_for is distinct from ${expireDate}::date`)
    .returning('id')
    .executeTakeFirst();
  if (!isFirst) return;
  await storeNotice(
    {
      orderId: null,
      companyId: null,
      noticeType: SYSTEM_NOTICE,
      title: libraryTexts((t) => t.expires(title))('zh').slice(0, LONGEST_TITLE),
      content: libraryTexts((t) => t.expiresOn(expireDate))('zh'),
      fromUser: null,
      remark: null,
    },
    { targets: [ownerId] },
    { db, now },
  );
}

/** Most characters of the title of a notice. */
const LONGEST_TITLE = 200;
