import { sql } from 'kysely';
import { say, type Wording } from '../texts';
import { holdsRight } from './scope';
import type { ServedResource, StoredRow, Usage } from './servedResource';

/** Rows of a resource that use a row. */
export interface UsageOptions<Row> {
  /** The resource whose rows use the row; a function where it is declared later. */
  by: ServedResource<Row> | (() => ServedResource<Row>);
  /** Field with the key of the used row. */
  field: keyof Row & string;
  /**
   * Returns the key that `field` would hold.
   * @default the row's id
   */
  key?(row: StoredRow): string;
  /** Returns the wording of their number, such as "12 orders". */
  says(count: number): Wording;
}

/**
 * Returns a check for rows of a resource that use a row. Deleted ones use nothing. All others
 * prevent a deletion, but the caller learns the number of those only that they may read.
 */
export function usedIn<Row>({ by, field, key = ({ id }) => id, says }: UsageOptions<Row>): Usage {
  return async (row, caller, db) => {
    const { name, table, isVersioned, fields, scope, may } = typeof by === 'function' ? by() : by;
    const value = key(row);
    const readable = holdsRight(caller, may.read) ? scope.where(caller) : sql`false`;
    const alive = isVersioned ? sql`${sql.ref(`${table}.deletedAt`)} is null` : sql`true`;
    const counted = await sql<{ all: number; count: number }>`
      select count(*) as all, count(*) filter (where ${readable}) as count
      from ${sql.table(table)}
      where ${sql.ref(`${table}.${fields[field]!.column!}`)} = ${value} and ${alive}
    `.execute(db);
    const { all, count } = counted.rows[0]!;
    if (all === 0) return undefined;
    return count === 0
      ? { wording: say((t) => t.unseenRows) }
      : { wording: says(count), use: { resource: name, field, value, count } };
  };
}
