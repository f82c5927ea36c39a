import type { Operator } from '@mingjian/api';

/** The kind of a column, which decides how it can be compared. */
export type ColumnKind = 'text' | 'id' | 'number' | 'time' | 'day';

/**
 * Folding of a text for a search: as each row is compared, in a generated column beside it
 * (`name_folded`), or in one with a letter-pair index, which a large table needs for LIKE.
 */
export type Fold = 'compared' | 'stored' | 'paired';

/**
 * A field that a list may be filtered by. Whatever is not listed as one does not exist for a
 * search.
 */
export interface SearchField {
  kind: ColumnKind;
  /** `table.column` of the list's table; for a joined field, the column with the id. */
  column: string;
  /** Column of another table that the field shows. */
  joined?: { table: string; column: string };
  /** Rows of another table that hold the values of a list; `column` is then the row's id. */
  links?: { table: string; owner: string; value: string; isInternal?: true };
  /** Folding of a text; `undefined` for a column that is compared as it is. */
  fold?: Fold;
}

/** The fields of a list by the names that a search uses. */
export type SearchFields = Readonly<Record<string, SearchField>>;

const nullChecks: readonly Operator[] = ['ISNULL', 'ISNOTNULL'];
const equality: readonly Operator[] = ['EQ', 'NE', 'IN', 'NN', ...nullChecks];
const ranges: readonly Operator[] = ['GT', 'LT', 'GE', 'LE', 'BETWEEN'];

/** Comparisons that make sense for each kind of field. */
export const operatorsOf: Readonly<Record<ColumnKind, readonly Operator[]>> = {
  text: [...equality, 'LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'],
  id: equality,
  number: [...equality, ...ranges],
  time: ['EQ', 'NE', ...ranges, ...nullChecks],
  day: ['EQ', 'NE', ...ranges, ...nullChecks],
};
