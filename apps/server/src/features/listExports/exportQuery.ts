import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../http/caller';
import { readFilter, readSortKeys, type SortKey } from '../../resources/readSearch';
import type { JobRequest } from './exportJobs';
import type { ExportSource } from './exportSource';

/** Which rows an export is of. */
export interface ExportQuery {
  table: string;
  /** Condition of the `where` clause. */
  where: RawBuilder<unknown>;
  /** Cost of its filter for the database. */
  cost: number;
  keys: readonly SortKey[];
}

/**
 * Returns which rows a caller's export is of. Throws 400 on filters and orders that the list
 * refuses.
 */
export function exportQuery(
  { list }: ExportSource,
  request: Pick<JobRequest, 'ids' | 'searchParam' | 'searchParamS' | 'orderParam'>,
  caller: Caller,
): ExportQuery {
  const { table, fields, sorts, defaultOrder, scope } = list;
  const { ids, searchParam, searchParamS, orderParam } = request;
  const asked = { searchParam, searchParamS, orderParam, pageNum: 1, pageSize: 1 };
  const filter = readFilter(asked, fields, caller);
  const selected = ids ? sql`${sql.ref(`${table}.id`)} = any(${[...ids]}::text[])` : sql`true`;
  return {
    table,
    where: sql`${scope(caller)} and ${filter.where} and ${selected}`,
    cost: filter.cost,
    keys: readSortKeys(asked, sorts, defaultOrder, `${table}.id`),
  };
}
