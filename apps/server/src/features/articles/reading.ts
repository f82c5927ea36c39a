import type { Article, WaitingArticles } from '@mingjian/api';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { changeStored } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { ARTICLE_EDITORS } from '../../roles';
import { articleResource } from './resource';
import { articleTexts } from './texts';

/** Articles that one response names. */
const NAMED = 50;

/** Returns the articles that the caller must still read, the most urgent first. */
export async function waitingArticles(
  { userId, day }: Caller,
  { db }: Backend,
): Promise<WaitingArticles> {
  const found = await db
    .selectFrom('articleReaders as r')
    .innerJoin('articles as a', 'a.id', 'r.articleId')
    .select(['a.id', 'a.title', 'a.titleEn', 'r.readDeadline'])
    .where('r.userId', '=', userId)
    .where('r.readFlag', '=', 0)
    .orderBy('r.readDeadline')
    .orderBy('a.id')
    .execute();
  return {
    count: found.length,
    articles: found.slice(0, NAMED).map((article) => ({
      ...article,
      isOverdue: article.readDeadline < day,
    })),
  };
}

/**
 * Confirms that the caller has read a version of an article. To confirm it again changes nothing.
 * Throws 409 when nobody asks the caller, and for a version that must be read anew.
 */
export async function confirmRead(
  { id, version }: { id: string; version: number },
  caller: Caller,
  backend: Backend,
): Promise<Article> {
  const article: Article = await readRow(articleResource, id, caller, backend);
  if (article.readState === 0) throw refusal(409, articleTexts, (t) => t.notRequired);
  if (version < article.readFrom || version > article.version)
    throw refusal(409, articleTexts, (t) => t.readAgain);
  if (article.readState === 1)
    await backend.db
      .insertInto('articleReadings')
      .values({ articleId: id, userId: caller.userId, version, readAt: backend.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return readRow(articleResource, id, caller, backend);
}

/** Asks for an article to be read again: readings count from its present version on. */
export async function askAgain(
  { id, version }: { id: string; version: number },
  caller: Caller,
  backend: Backend,
): Promise<Article> {
  demandRight(caller, ARTICLE_EDITORS);
  const { db } = backend;
  const [stored] = await lockRows(articleResource, [id], caller, db);
  if (!stored || stored.deletedAt !== null) throw notFound();
  if (stored.version !== version) throw refusal(409, articleTexts, (t) => t.changedSince);
  if (stored.status !== 1 || stored.readAudience === 0)
    throw refusal(409, articleTexts, (t) => t.notAskedFor);
  if (stored.readFrom === version) throw refusal(409, articleTexts, (t) => t.unchanged);
  // The change makes a version of its own, from which readings count.
  const change = { readFrom: version + 1 };
  await changeStored(articleResource, stored, change, { caller, now: backend.now(), db });
  await db.deleteFrom('articleReminders').where('articleId', '=', id).execute();
  return readRow(articleResource, id, caller, backend);
}
