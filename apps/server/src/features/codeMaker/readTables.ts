import type { CodeColumn, CodeTable } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';

/** Tables that code can be made for: those whose names are plain, without those of the jobs. */
const ORDINARY = sql`c.relkind in ('r', 'p') and n.nspname = 'public'
  and c.relname ~ '^[a-z][a-z0-9_]*$' and c.relname not like 'kysely\\_%'`;

/** Returns the tables of the database by name. PostgreSQL does not know when one was made. */
export async function readTables(db: Db): Promise<CodeTable[]> {
  const { rows } = await sql<CodeTable>`
    select c.relname as "tableName", obj_description(c.oid, 'pg_class') as "tableComment",
      null as "createTime"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ORDINARY} order by c.relname`.execute(db);
  return rows;
}

/** Returns the columns of a table in their order; of an unknown one none. */
export async function readColumns(tableName: string, db: Db): Promise<CodeColumn[]> {
  const { rows } = await sql<CodeColumn>`
    select a.attname as "columnName", format_type(a.atttypid, a.atttypmod) as "dataType",
      col_description(c.oid, a.attnum) as "columnComment",
      (exists (
        select 1 from pg_index i
        where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)
      ))::int as "primaryFlag",
      (not a.attnotnull)::int as "nullableFlag"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where ${ORDINARY} and c.relname = ${tableName} and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db);
  return rows;
}
