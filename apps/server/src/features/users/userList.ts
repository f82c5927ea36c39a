import type { UserRow } from '@mingjian/api';
import { sql } from 'kysely';
import type { ListDefinition } from '../../resources/listPage';
import { withinScope } from '../../resources/scope';

/** The list of accounts. Nothing about passwords is among its fields. */
export const userList: ListDefinition<UserRow> = {
  table: 'users',
  fields: {
    username: { kind: 'text', column: 'users.username' },
    realname: { kind: 'text', column: 'users.realname' },
    phone: { kind: 'text', column: 'users.phone' },
    email: { kind: 'text', column: 'users.email' },
    userType: { kind: 'id', column: 'users.userType' },
    companyId: { kind: 'id', column: 'users.companyId' },
    companyName: {
      kind: 'text',
      column: 'users.companyId',
      name: { table: 'companies', column: 'name' },
    },
    status: { kind: 'number', column: 'users.status' },
  },
  sorts: {
    username: { column: 'users.username' },
    userType: { column: 'users.userType' },
    status: { column: 'users.status' },
    createdAt: { column: 'users.createdAt' },
  },
  defaultOrder: 'created_at desc',
  scope: (caller) => withinScope(caller, 'users.companyId'),
  load: async (ids, _, { db }) =>
    db
      .selectFrom('users')
      .leftJoin('companies', 'companies.id', 'users.companyId')
      .select([
        'users.id',
        'users.username',
        'users.realname',
        'users.phone',
        'users.email',
        'users.avatar',
        'users.userType',
      ])
      .select(['users.status', 'companies.name as companyName'])
      .select(
        sql<string[]>`array(
          select r.name from user_roles ur join roles r on r.code = ur.role_code where ur.user_id = users.id order by r.sort
        )`.as('roleNames'),
      )
      .where('users.id', 'in', ids)
      .execute(),
};
