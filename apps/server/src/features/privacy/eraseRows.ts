import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { DELETED, erasures, type ErasureKey } from './erasures';

/** Ids of everything that hangs on a candidate. */
export type PersonIds = Readonly<Record<ErasureKey, readonly string[]>>;

/** Reads the ids of a candidate's rows. */
export async function idsOfPerson(candidateId: string, db: Db): Promise<PersonIds> {
  const read = async (text: ReturnType<typeof sql<{ id: string }>>) =>
    (await text.execute(db)).rows.map(({ id }) => id);
  const order = await read(sql`select id from orders where candidate_id = ${candidateId}`);
  const form = await read(sql`select id from collect_forms where order_id = any(${order})`);
  return {
    candidate: [candidateId],
    order,
    form,
    contract: await read(sql`select id from contracts where order_id = any(${order})`),
    report: await read(sql`select id from report_versions where order_id = any(${order})`),
    message: await read(
      sql`select id from outbox where candidate_id = ${candidateId} or order_id = any(${order})`,
    ),
    email: await read(sql`select id from email_records where order_id = any(${order})`),
  };
}

/**
 * Empties the personal columns of a person's rows, then replaces names and numbers that are left in
 * other texts of rows that name the person, an order or a form. Append-only tables let it.
 */
export async function eraseRows(ids: PersonIds, needles: readonly string[], db: Db) {
  await sql`select set_config('mingjian.erasing', 'on', true)`.execute(db);
  for (const { table, by, key, set } of erasures)
    await sql`update ${sql.table(table)} set ${sql.raw(set)}
      where ${sql.ref(by)} = any(${[...ids[key]]})`.execute(db);
  await sql`update operate_logs set reason = ${DELETED}
    where object_id = any(${allOf(ids)}) and reason is not null`.execute(db);
  await sql`update operate_logs set
      before = case when before is null then null else '{}' end,
      after = case when after is null then null else '{}' end
    where object_id = any(${allOf(ids)})
      or object_id in (select id from order_follow_ups where order_id = any(${[...ids.order]}))
      or object_id in (select id from order_tasks where order_id = any(${[...ids.order]}))
      or object_id in (select id from order_apis where order_id = any(${[...ids.order]}))`.execute(
    db,
  );
  await replaceNeedles(ids, needles, db);
  await sql`select set_config('mingjian.erasing', 'off', true)`.execute(db);
}

const allOf = (ids: PersonIds) => Object.values(ids).flat();

/** Columns that name the rows of a person, and which. */
const KEYS: Readonly<Record<string, ErasureKey>> = {
  order_id: 'order',
  candidate_id: 'candidate',
  form_id: 'form',
  contract_id: 'contract',
  version_id: 'report',
};

/** Replaces names and numbers in the texts of every table that names the person's rows. */
async function replaceNeedles(ids: PersonIds, needles: readonly string[], db: Db) {
  if (needles.length === 0) return;
  for (const { table, key, columns } of await textColumns(db))
    for (const column of columns) {
      const found = sql.join(
        needles.map((needle) => sql`position(${needle} in ${sql.ref(column)}) > 0`),
        sql` or `,
      );
      const replaced = needles.reduce(
        (text, needle) => sql`replace(${text}, ${needle}, ${DELETED})`,
        sql`${sql.ref(column)}`,
      );
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${replaced}
        where ${sql.ref(key)} = any(${[...ids[KEYS[key]!]!]}) and (${found})`.execute(db);
    }
}

/** Returns the texts of all tables with a key of a person. Ids are no texts of people. */
async function textColumns(db: Db) {
  const { rows } = await sql<{ table: string; key: string; columns: string }>`
    select keyed.table_name as "table", keyed.column_name as key,
      string_agg(texts.column_name, ',') as columns
    from information_schema.columns keyed
    join information_schema.tables t on t.table_schema = keyed.table_schema
      and t.table_name = keyed.table_name and t.table_type = 'BASE TABLE'
    join information_schema.columns texts on texts.table_schema = keyed.table_schema
      and texts.table_name = keyed.table_name and texts.data_type = 'text'
      and texts.is_generated = 'NEVER' and texts.column_name <> 'id'
      and texts.column_name not like '%\\_id'
    where keyed.table_schema = current_schema() and keyed.column_name = any(${Object.keys(KEYS)})
    group by keyed.table_name, keyed.column_name
    order by 1, 2`.execute(db);
  return rows.map(({ table, key, columns }) => ({ table, key, columns: columns.split(',') }));
}
