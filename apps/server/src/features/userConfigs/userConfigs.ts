import { userConfigs, type InputOf, type UserConfig } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { bind } from '../../http/bind';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, notFound } from '../../failure';
import { isSmallJson } from '../../resources/acceptedTexts';
import { listPage, type ListDefinition } from '../../resources/listPage';

/** Layouts and other settings of the caller alone: whose they are comes from the session. */
export const userConfigCalls = bind(userConfigs).to({
  getList: async (request, caller, backend) => listPage(configList, request, caller, backend),
  save: async (draft, caller, backend) => keep(draft, caller, backend),
  update: async (draft, caller, backend) => keep(draft, caller, backend),
  delete: async ({ id }, { userId }, { db }) => {
    const gone = await db
      .deleteFrom('userConfigs')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound();
  },
});

const configList: ListDefinition<UserConfig> = {
  table: 'user_configs',
  fields: { code: { kind: 'text', column: 'user_configs.code' } },
  sorts: { code: { column: 'user_configs.code' } },
  defaultOrder: 'code asc',
  scope: ({ userId }) => sql<SqlBool>`user_configs.user_id = ${userId}`,
  scopeKey: ({ userId }) => userId,
  load: async (ids, _, { db }) =>
    db
      .selectFrom('userConfigs')
      .select(['id', 'userId', 'code', 'value'])
      .where('id', 'in', ids)
      .execute(),
};

/** One row a person and page: saving again replaces it. */
async function keep(
  draft: InputOf<typeof userConfigs.save>,
  { userId, language }: Caller,
  { db, now }: Backend,
): Promise<UserConfig> {
  const { code, value } = draft;
  if (draft.userId && draft.userId !== userId) throw forbidden();
  if (!isSmallJson(value)) throw inputFailure([['value', (t) => t.notSmallJson]], language);
  return db
    .insertInto('userConfigs')
    .values({ id: newId(now()), userId, code, value, updatedAt: now() })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'code']).doUpdateSet({ value, updatedAt: now() }),
    )
    .returning(['id', 'userId', 'code', 'value'])
    .executeTakeFirstOrThrow();
}
