import type { Operator } from '@mingjian/api';

/** What a field holds, and so how it can be compared. */
export type FieldKind = 'text' | 'id' | 'number' | 'time' | 'day';

/**
 * A field that a list may be filtered by. Whatever is not listed as one does not exist for a
 * search.
 */
export interface SearchField {
  kind: FieldKind;
  /** `table.column` of the list's own table; for a name, the key that leads to it. */
  column: string;
  /** Where the name is that `column` leads to. */
  name?: { table: string; column: string };
  /**
   * Whether the column has an index of its letter pairs, so that a part of a text is found fast.
   */
  pairs?: true;
}

/** The fields of a list by the names that a search uses. */
export type SearchFields = Readonly<Record<string, SearchField>>;

const nullChecks: readonly Operator[] = ['ISNULL', 'ISNOTNULL'];
const equality: readonly Operator[] = ['EQ', 'NE', 'IN', 'NN', ...nullChecks];
const ranges: readonly Operator[] = ['GT', 'LT', 'GE', 'LE', 'BETWEEN'];

/** Comparisons that make sense for each kind of field. */
export const operatorsOf: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: [...equality, 'LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'],
  id: equality,
  number: [...equality, ...ranges],
  time: ['EQ', 'NE', ...ranges, ...nullChecks],
  day: ['EQ', 'NE', ...ranges, ...nullChecks],
};
