import { sql } from 'kysely';
import type { Db } from '../database/connect';

/**
 * Inserts rows in one statement with one parameter: three times as fast as one parameter a value.
 * All rows have the columns of the first; the other columns get their defaults.
 */
export async function insertRows(db: Db, table: string, rows: readonly object[]) {
  if (!rows[0]) return;
  const into = sql.table(table);
  const names = sql.join(Object.keys(rows[0]).map((name) => sql.id(columnOf(name))));
  const text = JSON.stringify(rows.map(toColumns));
  await sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${text}::json)`.execute(
    db,
  );
}

const columns = new Map<string, string>();

function toColumns(row: object) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

function columnOf(name: string) {
  let column = columns.get(name);
  if (!column)
    columns.set(name, (column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return column;
}
