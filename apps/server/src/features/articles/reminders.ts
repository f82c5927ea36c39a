import { beijingDay, startOfBeijingDay, type Article } from '@mingjian/api';
import { sql } from 'kysely';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { JobKind } from '../../jobs/jobKind';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { ARTICLE_EDITORS } from '../../roles';
import { storeNotice } from '../notices/sendNotice';
import { articleResource } from './resource';
import { articleTexts } from './texts';

/** Days before the deadline from which people are reminded. */
const DAYS = 3;
/** Type of a notice that is about nothing else. */
const SYSTEM_NOTICE = 1;
/** Most characters of the title of a notice. */
const LONGEST_TITLE = 200;
/** Recipients of one notice. */
const RECIPIENTS = 1_000;

/** Reminds people of articles that they must read soon or should have read, once a day. */
export const articleReminders: JobKind<object, Pick<Backend, 'db' | 'now'>> = {
  name: 'article-reminders',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: {
    title: articleTexts((t) => t.reminders),
    note: articleTexts((t) => t.remindersNote),
  },
  async run(_, { db, now }) {
    const today = beijingDay(now());
    const last = beijingDay(startOfBeijingDay(today, DAYS));
    const due = await db
      .selectFrom('articles')
      .select(['id', 'title', 'readDeadline'])
      .where('status', '=', 1)
      .where('deletedAt', 'is', null)
      .where('readAudience', '>', 0)
      .where('readDeadline', '<=', last)
      .orderBy('readDeadline')
      .orderBy('id')
      .execute();
    for (const article of due)
      await db.transaction().execute(async (trx) => remind(article, null, { db: trx, now }));
  },
};

/** Reminds those who have not read an article; nobody twice on a day. */
export async function remindReaders(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<{ count: number }> {
  demandRight(caller, ARTICLE_EDITORS);
  const article: Article = await readRow(articleResource, id, caller, backend);
  if (article.status !== 1 || article.readAudience === 0)
    throw refusal(409, articleTexts, (t) => t.notAskedFor);
  return { count: await remind(article, caller.userId, backend) };
}

/** Stores the notices of a reminder, and returns the number of people who get one. */
async function remind(
  { id, title, readDeadline }: { id: string; title: string; readDeadline: string | null },
  fromUser: string | null,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const today = beijingDay(now());
  const people = await peopleToRemind(id, today, db);
  const day = readDeadline ?? today;
  const text = articleTexts((t) => (day < today ? t.overdueText : t.reminderText)(title, day));
  const notice = {
    orderId: null,
    companyId: null,
    noticeType: SYSTEM_NOTICE,
    title: articleTexts((t) => t.reminderTitle(title))('zh').slice(0, LONGEST_TITLE),
    content: text('zh'),
    fromUser,
    remark: null,
  } as const;
  for (let start = 0; start < people.length; start += RECIPIENTS)
    await storeNotice(notice, { targets: people.slice(start, start + RECIPIENTS) }, { db, now });
  return people.length;
}

/** Returns who has not read the article and was not reminded today, and marks them as reminded. */
async function peopleToRemind(articleId: string, today: string, db: Db): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into article_reminders (article_id, user_id, reminded_on)
    select article_id, user_id, ${today}::date from article_readers
      where article_id = ${articleId} and read_flag = 0
    on conflict (article_id, user_id) do update set reminded_on = excluded.reminded_on
      where article_reminders.reminded_on < excluded.reminded_on
    returning user_id`.execute(db);
  return rows.map(({ userId }) => userId).toSorted();
}
