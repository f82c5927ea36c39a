import type { RowUse, TextRule } from '@mingjian/api';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../database/connect';
import type { Caller } from '../http/caller';
import type { Rights } from '../roles';
import type { Wording } from '../texts';
import type { RowScope } from './scope';
import type { ColumnKind, Fold } from './searchFields';

/** The row that a written value must name. */
export interface Reference {
  /** In camelCase. */
  table: string;
  /** @default 'id' */
  key?: string;
  /** Rows that may be named. Rows outside get the same answer as rows that do not exist. */
  within(caller: Caller): Expression<SqlBool>;
}

/** Rows of another table that hold the values of a list, such as the roles of an account. */
export interface Links {
  /** In camelCase, as are its columns. */
  table: string;
  /** Column with the id of the row that the list belongs to. */
  owner: string;
  /** Column with a value. */
  value: string;
  /** Rows that the values must name; without it the resource checks them. */
  of?: Reference;
  /** Whether the field is one value in place of a list: the only one, or the first. */
  isSingle?: true;
  /** Whether clients get none. */
  isInternal?: true;
}

/** A field of a resource, bound to its column. */
export interface ServedField {
  /** Column of the table, in camelCase; a list's own name; `null` for a computed field. */
  column: string | null;
  kind: ColumnKind;
  /** Whether rows may lack it. An empty text is then stored as null, and lists sort it last. */
  isOptional: boolean;
  isSearchable: boolean;
  isSortable: boolean;
  /** Rights of which one suffices to write it; `null` for a field that nobody may write. */
  writers: Rights | null;
  /** Whether it can be written only when the row is created. */
  isCreateOnly: boolean;
  /** Whether readers without a right to it get `null`. */
  isRestricted: boolean;
  /** Whether a text is HTML, which is sanitised before it is stored. */
  isHtml: boolean;
  /** Returns the visible part of a value. Masked characters are `*`. */
  mask?: (value: string) => string;
  /** Rules for changed texts. Stored ones that break them stay, so that old rows can be saved. */
  textRules: readonly TextRule[];
  reference?: Reference;
  /**
   * Column of another table that the field shows, found by the id in `column`; `english`, where it
   * is not empty, to readers of English.
   */
  joined?: { table: string; column: string; english?: string };
  /** Rows of another table that hold the values, where the field is a list of them. */
  links?: Links;
  /** Folding of a text for searches; `undefined` for a column that is compared as it is. */
  fold?: Fold;
  /** Returns the SQL of a computed or translated field. */
  compute?: (caller: Caller) => RawBuilder<unknown>;
  /** Value of a new row when none is given. */
  default?: string | number;
}

/** A reason against the deletion of a row. */
export interface UsageReason {
  /** Such as "12 orders". */
  wording: Wording;
  /** The rows that use it, as far as the caller may read them. */
  use?: RowUse;
}

/** Returns the remaining use of a row; `undefined` when there is none. */
export type Usage = (row: StoredRow, caller: Caller, db: Db) => Promise<UsageReason | undefined>;

/** A row as the table holds it, in camelCase. */
export type StoredRow = Readonly<Record<string, unknown>> & {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A row that is about to be stored. */
export interface Completion {
  /** Written values, by column. */
  values: Readonly<Record<string, unknown>>;
  /** The stored row; `undefined` for a new one. */
  stored: StoredRow | undefined;
  caller: Caller;
  now: Date;
  db: Db;
}

/** A row that was stored. */
export interface Change {
  /** `undefined` for a new row. */
  before: StoredRow | undefined;
  after: StoredRow;
  caller: Caller;
  db: Db;
}

/** A resource bound to its table and permissions: input of list, reading and writing. */
export interface ServedResource<Row = unknown> {
  /** First part of the paths, such as `aCompanyInfo`. */
  name: string;
  /** Name of the resource in the operate log. */
  objectType: string;
  /** Part of the product in the operate log. */
  module: string;
  /** In camelCase. */
  table: string;
  /**
   * Whether the table has the columns created_at, updated_at, version and deleted_at, and its rows
   * can be written.
   */
  isVersioned: boolean;
  /** Field that names a row to people. */
  label: string;
  fields: Readonly<Record<string, ServedField>>;
  /** Such as `create_time desc`. */
  defaultOrder: string;
  scope: RowScope;
  /** Column of the company that a row belongs to. A client's new rows get its own. */
  companyColumn?: string;
  may: { read: Rights; create: Rights; delete: Rights; seeRestricted: Rights; reveal: Rights };
  /** Unique indexes, with the field that each is about. */
  uniques: Readonly<Record<string, string>>;
  /** Uses by the resource's own feature. */
  usedBy: readonly Usage[];
  /** Returns columns that the server adds to the written ones. */
  complete?: (row: Completion) => Promise<Record<string, unknown>>;
  /** Runs after a row was created, changed or deleted, in the same transaction. */
  changed?: (row: Change) => Promise<void>;
  /** Returns the actions of its list, beyond writing, that the caller may take. */
  actions?: (caller: Caller) => readonly string[];
  /** Carries the type of the rows. It holds no value. */
  row?: Row;
}

declare module '../http/backend' {
  interface Backend {
    /** Resources whose lists can be exported, by name. */
    resources: ReadonlyMap<string, ServedResource<{ id: string }>>;
    /** Uses of rows by features other than their own, by the name of the used resource. */
    usages: ReadonlyMap<string, readonly Usage[]>;
  }
}
