import type { StatisticSubject } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** Returns the names of subjects by key, in the caller's language; a day names itself. */
export async function subjectNames(
  by: StatisticSubject,
  keys: readonly string[],
  { language }: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<ReadonlyMap<string, string>> {
  if (by === 'stretch') return new Map(keys.map((key) => [key, key]));
  const english = language === 'en';
  const select = {
    company: sql<Named>`select id as key, name from companies`,
    manager: sql<Named>`select id as key, realname as name from users`,
    owner: sql<Named>`select id as key, realname as name from users`,
    product: english
      ? sql<Named>`select id as key, coalesce(nullif(name_en, ''), name) as name from products`
      : sql<Named>`select id as key, name from products`,
    // Each task carries the name of its survey item as it was; the newest one counts.
    item: sql<Named>`
      select code as key, (
        select ${sql.ref(english ? 'itemNameEn' : 'itemName')} from order_tasks task
        where task.item_code = code order by created_at desc, id desc limit 1
      ) as name from unnest(${keys}::text[]) as code`,
  }[by];
  const { rows } = await sql<Named>`
    select key, name from (${select}) named where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

interface Named {
  key: string;
  name: string;
}
