import type { ListPage, ListRequest } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { listPage, type ListDefinition } from './listPage';
import type { SortFields } from './readSearch';
import type { Resource } from './resource';
import { selectRows, visible } from './resourceRows';
import { demandRole } from './scope';
import type { SearchFields } from './searchFields';

/** Returns one page of a resource's rows with the exact total. */
export async function listResource<Row extends { id: string }>(
  resource: Resource<Row>,
  request: ListRequest,
  caller: Caller,
  backend: Backend,
): Promise<ListPage<Row>> {
  demandRole(caller, resource.roles.read);
  return listPage(toList(resource), request, caller, backend);
}

/** Returns the list that a resource declares. Deleted rows are outside everybody's scope. */
export function toList<Row extends { id: string }>(resource: Resource<Row>): ListDefinition<Row> {
  const { table, defaultOrder, scope } = resource;
  return {
    table,
    fields: searchFieldsOf(resource),
    sorts: sortFieldsOf(resource),
    defaultOrder,
    scope: (caller) => visible(resource, caller),
    scopeKey: (caller) => scope.key(caller),
    load: async (ids, caller, backend) =>
      selectRows(
        resource,
        sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${ids}::text[])`,
        caller,
        backend,
      ),
  };
}

function searchFieldsOf<Row>({ table, columns }: Resource<Row>): SearchFields {
  const declared = Object.entries(columns).flatMap(
    ([field, { kind, column, search, name, pairs }]) =>
      search
        ? [
            [
              field,
              {
                kind,
                column: `${table}.${column}`,
                ...(name && { name }),
                ...(pairs && { pairs }),
              },
            ] as const,
          ]
        : [],
  );
  return {
    id: { kind: 'id', column: `${table}.id` },
    createTime: { kind: 'time', column: `${table}.createdAt` },
    updateTime: { kind: 'time', column: `${table}.updatedAt` },
    ...Object.fromEntries(declared),
  };
}

function sortFieldsOf<Row>({ table, columns }: Resource<Row>): SortFields {
  const declared = Object.entries(columns).flatMap(([field, { column, sort, optional }]) =>
    sort ? [[field, { column: `${table}.${column}`, ...(optional && { optional }) }] as const] : [],
  );
  return {
    createTime: { column: `${table}.createdAt` },
    updateTime: { column: `${table}.updatedAt` },
    ...Object.fromEntries(declared),
  };
}
