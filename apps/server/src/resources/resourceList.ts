import { REVEAL, type Can, type ListPage, type ListRequest } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { listPage, type ListDefinition } from './listPage';
import type { SortFields } from './readSearch';
import { selectRows, visible } from './resourceRows';
import { demandRight, holdsRight } from './scope';
import type { SearchFields } from './searchFields';
import type { ServedResource } from './servedResource';
import { writableFields } from './writeValues';

/** Returns one page of a resource's rows with the exact total. */
export async function listResource<Row extends { id: string }>(
  resource: ServedResource<Row>,
  request: ListRequest,
  caller: Caller,
  backend: Backend,
): Promise<ListPage<Row>> {
  demandRight(caller, resource.may.read);
  const page = await listPage(toList(resource), request, caller, backend);
  return { ...page, can: canOf(resource, caller) };
}

/** Returns a caller's permissions on a resource. */
export function canOf(resource: ServedResource, caller: Caller): Can {
  const { may, actions } = resource;
  const isCreator = holdsRight(caller, may.create);
  const changeable = writableFields(resource, caller, false);
  return {
    create: isCreator,
    update: changeable.length > 0,
    delete: holdsRight(caller, may.delete),
    fields: isCreator ? writableFields(resource, caller, true) : changeable,
    actions: [...(actions?.(caller) ?? []), ...(holdsRight(caller, may.reveal) ? [REVEAL] : [])],
  };
}

/** Returns the list of a resource. Deleted rows are outside everybody's scope. */
export function toList<Row extends { id: string }>(
  resource: ServedResource<Row>,
): ListDefinition<Row> {
  const { table, defaultOrder } = resource;
  return {
    table,
    fields: searchFieldsOf(resource),
    sorts: sortFieldsOf(resource),
    defaultOrder,
    scope: (caller) => visible(resource, caller),
    load: async (ids, caller, backend) =>
      selectRows(
        resource,
        // In a view with a row for each reader, the id alone would find those of the others.
        sql<SqlBool>`
          ${visible(resource, caller)} and ${sql.ref(`${table}.id`)} = any(${ids}::text[])
        `,
        caller,
        backend,
      ),
  };
}

function searchFieldsOf({ table, fields, isVersioned }: ServedResource): SearchFields {
  const searchable = Object.entries(fields).flatMap(
    ([name, { kind, column, isSearchable, joined, links, fold }]) =>
      isSearchable && column !== null
        ? [
            [
              name,
              {
                kind,
                column: `${table}.${links ? 'id' : column}`,
                ...(links && { links }),
                ...(fold && { fold }),
                ...(joined && { joined }),
              },
            ],
          ]
        : [],
  );
  return {
    ...(isVersioned && {
      id: { kind: 'id' as const, column: `${table}.id` },
    }),
    ...(Object.fromEntries(searchable) as SearchFields),
  };
}

function sortFieldsOf({ table, fields }: ServedResource): SortFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column, isSortable, isOptional }]) =>
      isSortable && column !== null ? [[name, { column: `${table}.${column}`, isOptional }]] : [],
    ),
  );
}
