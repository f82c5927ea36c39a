import { beijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';

/** Prefix and column of each kind of number. */
const NUMBERS = {
  request: { prefix: 'QX', table: 'privacyRequests', column: 'requestNo' },
  certificate: { prefix: 'SC', table: 'deletionCertificates', column: 'certificateNo' },
} as const;

/** Returns the next number of a day: QX202611280001. One transaction at a time takes one. */
export async function nextNumber(kind: keyof typeof NUMBERS, time: Date, db: Db): Promise<string> {
  const { prefix, table, column } = NUMBERS[kind];
  const day = `${prefix}${beijingDay(time).replaceAll('-', '')}`;
  await sql`select pg_advisory_xact_lock(hashtext(${column}), hashtext(${day}))`.execute(db);
  const { rows } = await sql<{ last: string | null }>`
    select max(${sql.ref(column)}) as last from ${sql.table(table)}
    where ${sql.ref(column)} like ${`${day}%`}`.execute(db);
  return `${day}${String(Number(rows[0]?.last?.slice(day.length) ?? 0) + 1).padStart(4, '0')}`;
}
