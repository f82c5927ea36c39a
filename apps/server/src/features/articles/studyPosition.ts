import { articles, type Article, type ArticleChanges } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import { bindCall } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { changeableFields } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { updateRow } from '../../resources/resourceWrites';
import { holdsRight } from '../../resources/scope';
import { articleResource } from './resource';
import { say } from '../../texts';

/** `update` of articles: a study position from everybody, other changes from administrators. */
export const updateArticle = bindCall(
  articles.update,
  async (changes, caller, backend) =>
    changes.currentTime === undefined
      ? updateRow(articleResource, { ...changes }, caller, backend)
      : storePosition(changes, caller, backend),
  {
    writable: (caller) =>
      holdsRight(caller, articleResource.may.create)
        ? [...changeableFields(articleResource, caller), 'currentTime']
        : ['id', 'currentTime'],
  },
);

/** Stores the caller's position within the video. It makes no new version of the article. */
async function storePosition(
  { id, currentTime, ...others }: ArticleChanges,
  caller: Caller,
  backend: Backend,
): Promise<Article> {
  const extra = Object.keys(others);
  if (extra.length > 0)
    throw inputFailure(
      extra.map((field) => [field, say((t) => t.notWritable)]),
      caller.language,
    );
  const article: Article = await readRow(articleResource, id, caller, backend);
  const played = currentTime ?? 0;
  // Until somebody has entered the duration, any position may be within the video.
  const seconds = Math.min(played, article.duration ?? played);
  const position = { seconds, updatedAt: backend.now() };
  await backend.db
    .insertInto('articleProgress')
    .values({ articleId: id, userId: caller.userId, ...position })
    .onConflict((conflict) => conflict.columns(['articleId', 'userId']).doUpdateSet(position))
    .execute();
  return { ...article, currentTime: seconds };
}
