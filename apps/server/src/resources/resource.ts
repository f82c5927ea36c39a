import type { Stored, Versioned } from '@mingjian/api';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../database/connect';
import type { Caller } from '../http/caller';
import type { Texts } from '../texts';
import type { RowScope } from './scope';
import type { FieldKind } from './searchFields';

/** The row that a written value must name. */
export interface Reference {
  /** In snake_case. */
  table: string;
  /** @default 'id' */
  key?: string;
  /** Which rows may be named. Those outside look like those that do not exist. */
  within(caller: Caller): Expression<SqlBool>;
}

interface AnyColumn {
  /** Column of the table, in camelCase. */
  column: string;
  kind: FieldKind;
  /**
   * Whether rows may lack it. An empty text is then stored as none, and lists put such rows last.
   */
  optional?: true;
  /**
   * Roles that may write it.
   * @default nobody
   */
  writers?: readonly string[];
  /** Whether it can be written only when the row is made. */
  fixed?: true;
  /** Whether a text may be stored, beyond what the contract's schema checks. */
  accepts?(text: string): boolean;
  refersTo?: Reference;
}

/** A column that people see as it is. */
export interface OpenColumn extends AnyColumn {
  /** Whether lists can be filtered by it. */
  search?: true;
  /** Whether lists can be sorted by it. */
  sort?: true;
  /** Where the name is that `column` leads to: the field then shows the name. */
  name?: { table: string; column: string };
  /**
   * Whether the column has an index of its letter pairs, which a large table needs to be searched
   * for a part of a text.
   */
  pairs?: true;
  mask?: undefined;
}

/**
 * A column that people see masked. For filters and sorting it does not exist, or they would tell
 * its value bit by bit.
 */
export interface HiddenColumn extends AnyColumn {
  /** Returns what may be seen of a value. What was masked holds `*`. */
  mask(value: string): string;
  search?: undefined;
  sort?: undefined;
  name?: undefined;
  pairs?: undefined;
}

/** A column of a resource, by how it can be used. Whatever is not allowed here is refused. */
export type ResourceColumn = OpenColumn | HiddenColumn;

/** Tells what still uses a row, such as "12 orders"; nothing when the row is free. */
export type Usage = (row: StoredRow, db: Db) => Promise<((texts: Texts) => string) | undefined>;

/** A row as the table has it, in camelCase. */
export type StoredRow = Readonly<Record<string, unknown>> & {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A row that is about to be stored. */
export interface Completion {
  /** What is written, by column. */
  values: Readonly<Record<string, unknown>>;
  /** The row as it was; `undefined` for a new one. */
  stored: StoredRow | undefined;
  now: Date;
  db: Db;
}

/**
 * Everything about an entity that its calls need: what the engine in this folder makes of it is a
 * list, reading and writing.
 */
export interface Resource<Row> {
  /** What the operate log calls it. */
  name: string;
  /** Part of the product that it belongs to. */
  module: string;
  /** In snake_case, with the columns id, created_at, updated_at, version and deleted_at. */
  table: string;
  /** The field that names a row to people. */
  label: string;
  columns: Readonly<Record<string, ResourceColumn>>;
  /** Fields that are worked out for each row shown. */
  computed: Readonly<Record<string, (caller: Caller) => RawBuilder<unknown>>>;
  /** Such as `create_time desc`. */
  defaultOrder: string;
  scope: RowScope;
  /** The column of the company that a row belongs to. A client's new rows get its own. */
  companyColumn?: string;
  /**
   * Roles that may read, make and delete rows. Who may change a row follows from its columns'
   * writers.
   */
  roles: { read: readonly string[]; create: readonly string[]; delete: readonly string[] };
  /** Unique indexes, with the field that each is about. */
  uniques: Readonly<Record<string, string>>;
  usedBy: readonly Usage[];
  /** Returns columns that the server adds to what a caller writes. */
  complete?(row: Completion): Promise<Record<string, unknown>>;
  /** Returns the row as this caller may see it. */
  shownTo?(row: Row, caller: Caller): Row;
}

/** The fields that every row has. */
type KeptField = keyof Versioned;

/** A resource whose columns and computed fields together are exactly the fields of its rows. */
export interface ResourceDefinition<Row extends Stored, Computed extends keyof Row> extends Omit<
  Resource<Row>,
  'columns' | 'computed' | 'label'
> {
  label: Exclude<keyof Row, Computed> & string;
  columns: Readonly<Record<Exclude<keyof Row, Computed | KeptField>, ResourceColumn>>;
  computed: Readonly<Record<Computed, (caller: Caller) => RawBuilder<unknown>>>;
}

/**
 * Declares a resource. A field of `Row` without a column does not compile; name computed fields in
 * the second parameter.
 */
export function defineResource<Row extends Stored, Computed extends keyof Row = never>(
  definition: ResourceDefinition<Row, Computed>,
): Resource<Row> {
  return definition as unknown as Resource<Row>;
}
