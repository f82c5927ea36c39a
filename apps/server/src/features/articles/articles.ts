import { articleCategories, articles, type Article, type ArticleChanges } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { BoundArea, BoundCall } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { inputFailure } from '../../failure';
import { changeableFields, resourceCalls } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { holdsRole } from '../../resources/scope';
import { articleCategoryResource } from './articleCategoryResource';
import { articleResource } from './articleResource';

const calls = resourceCalls(articles, articleResource);
const POSITION = ['id', 'currentTime'];

const update: BoundCall = {
  ...calls.update,
  run: async (input, caller, backend) => {
    const changes = input as ArticleChanges;
    return changes.currentTime === undefined
      ? calls.update.run(changes, caller, backend)
      : keepPosition(changes, caller, backend);
  },
  writes: (caller) =>
    holdsRole(caller, articleResource.roles.create)
      ? [...changeableFields(articleResource, caller), 'currentTime']
      : POSITION,
};

/** Articles: list, save, update with everybody's own study position, delete. */
export const articleCalls: BoundArea = [calls.getList, calls.save, update, calls.delete];

/** Shelves of articles: list, save, update, delete. */
export const articleCategoryCalls: BoundArea = Object.values(
  resourceCalls(articleCategories, articleCategoryResource),
);

/**
 * Keeps where the caller stopped watching, within the video. It is nobody else's, and makes no new
 * version.
 */
async function keepPosition(
  { id, currentTime, ...others }: ArticleChanges,
  caller: Caller,
  backend: Backend,
): Promise<Article> {
  const extra = Object.keys(others);
  if (extra.length > 0)
    throw inputFailure(
      extra.map((field) => [field, (t) => t.notWritable]),
      caller.language,
    );
  const { duration } = await readRow(articleResource, id, caller, backend);
  const place = { seconds: Math.min(currentTime ?? 0, duration ?? 0), updatedAt: backend.now() };
  await backend.db
    .insertInto('articleProgress')
    .values({ articleId: id, userId: caller.userId, ...place })
    .onConflict((conflict) => conflict.columns(['articleId', 'userId']).doUpdateSet(place))
    .execute();
  return readRow(articleResource, id, caller, backend);
}
