import { splitIds, userConfigs as configCalls, type InputOf, type UserConfig } from '@mingjian/api';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { isSmallJson } from '../../resources/acceptedTexts';
import { resourceListCall } from '../../resources/resourceCalls';
import { say } from '../../texts';
import type { Feature } from '../feature';
import { configResource } from './resource';

/** Layouts and other settings of the caller alone: the session decides whose they are. */
export const userConfigs: Feature = {
  name: 'userConfigs',
  calls: [
    [resourceListCall(configCalls.getList, configResource)],
    bind(configCalls).part({
      save: async (draft, caller, backend) => store(draft, caller, backend),
      update: async (draft, caller, backend) =>
        store(await whole(draft, caller, backend), caller, backend),
      delete: async ({ id }, { userId, language }, { db }) => {
        const ids = splitIds(id);
        if (ids.length === 0) throw inputFailure([['id', say((t) => t.required)]], language);
        const gone = await db
          .deleteFrom('userConfigs')
          .where('id', 'in', ids)
          .where('userId', '=', userId)
          .returning('id')
          .execute();
        if (gone.length < ids.length) throw notFound();
      },
    }),
  ],
};

type Draft = InputOf<typeof configCalls.save>;

/** Returns a change with the stored code and value where it leaves them out. */
async function whole(
  { id, ...changes }: InputOf<typeof configCalls.update>,
  { userId }: Caller,
  { db }: Backend,
): Promise<Draft> {
  const stored = await db
    .selectFrom('userConfigs')
    .select(['code', 'value'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!stored) throw notFound();
  return { ...stored, ...changes };
}

/** Stores one row per person and page: saving again replaces it. */
async function store(
  draft: Draft,
  { userId, language }: Caller,
  { db, now }: Backend,
): Promise<UserConfig> {
  const { code, value } = draft;
  if (draft.userId && draft.userId !== userId) throw forbidden();
  if (!isSmallJson(value)) throw inputFailure([['value', say((t) => t.notSmallJson)]], language);
  return db
    .insertInto('userConfigs')
    .values({ id: newId(now()), userId, code, value, updatedAt: now() })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'code']).doUpdateSet({ value, updatedAt: now() }),
    )
    .returning(['id', 'userId', 'code', 'value'])
    .executeTakeFirstOrThrow();
}
