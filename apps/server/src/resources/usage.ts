import { sql } from 'kysely';
import type { Wording } from '../texts';
import type { StoredRow, Usage } from './servedResource';

/** Rows of another table that use a row. */
export interface UsageOptions {
  /** In snake_case. */
  table: string;
  /** Column with the key of the used row, in camelCase. */
  column: string;
  /**
   * Whether rows of the table can be deleted; those that are use nothing.
   * @default false
   */
  deletable?: boolean;
  /**
   * Returns the key that `column` would hold.
   * @default the row's id
   */
  key?(row: StoredRow): string;
  /** Returns the wording of their number, such as "12 orders". */
  says(count: number): Wording;
}

/** Returns a check for rows of another table that use a row. */
export function usedIn({
  table,
  column,
  deletable = false,
  key = ({ id }) => id,
  says,
}: UsageOptions): Usage {
  const alive = deletable ? sql`${sql.ref(`${table}.deletedAt`)} is null` : sql`true`;
  return async (row, db) => {
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${key(row)} and ${alive}
    `.execute(db);
    const { count } = counted.rows[0]!;
    return count > 0 ? says(count) : undefined;
  };
}
