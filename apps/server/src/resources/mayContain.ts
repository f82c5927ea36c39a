import { foldText } from '@mingjian/api';
import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Returns a condition that every row fulfils whose folded column, such as `orders.orderNoFolded`,
 * contains one of these texts, and few others: an index of letter pairs answers it. `undefined`
 * where a text is too short to have a pair. Unless the condition `isOnly`, the index is looked up
 * by itself, or the pairs would be computed for each row that the others leave.
 */
export function mayContain(
  column: string,
  texts: readonly string[],
  isOnly: boolean,
): Expression<SqlBool> | undefined {
  if (texts.some((text) => Array.from(foldText(text)).length < 2)) return undefined;
  const pairs = (name: string) => sql`letter_pairs(${sql.ref(name)})`;
  if (texts.length === 1 && isOnly)
    return sql<SqlBool>`${pairs(column)} @> letter_pairs(fold_text(${texts[0]}::text))`;

  const [table, name] = column.split('.') as [string, string];
  // One look into the index for each text: as alternatives they would be planned for longer than
  // they take.
  return sql<SqlBool>`${sql.ref(`${table}.id`)} = any(array(
    select sought.id from unnest(${texts}::text[]) as given (text)
    join ${sql.table(table)} as sought on ${pairs(`sought.${name}`)} @> letter_pairs(fold_text(given.text))
  ))`;
}
