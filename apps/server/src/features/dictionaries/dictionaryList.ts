import type { DictionaryCode } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { beijing } from '../../database/times';
import type { Caller } from '../../http/caller';
import type { ListDefinition } from '../../resources/listPage';
import { demandRole } from '../../resources/scope';

/** The dictionaries (`sysDicCode`), for administrators: what a new value can belong to. */
export const dictionaryList: ListDefinition<DictionaryCode> = {
  table: 'dictionaries',
  fields: {
    code: { kind: 'text', column: 'dictionaries.code' },
    name: { kind: 'text', column: 'dictionaries.name' },
  },
  sorts: { code: { column: 'dictionaries.code' }, name: { column: 'dictionaries.name' } },
  defaultOrder: 'code asc',
  scope: (caller) => forAdministrators(caller),
  scopeKey: () => 'everybody',
  load: async (ids, { language }, { db }) => {
    const found = await db
      .selectFrom('dictionaries')
      .select(['id', 'code', 'createdAt', 'updatedAt'])
      .select(language === 'en' ? 'nameEn as name' : 'name')
      .where('id', 'in', ids)
      .execute();
    return found.map(({ createdAt, updatedAt, ...row }) => {
      return {
        ...row,
        remark: null,
        createTime: beijing(createdAt),
        updateTime: beijing(updatedAt),
      };
    });
  },
};

function forAdministrators(caller: Caller) {
  demandRole(caller, ['ADMIN']);
  return sql<SqlBool>`true`;
}
