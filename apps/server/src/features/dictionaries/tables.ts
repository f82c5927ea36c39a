import type { Generated } from 'kysely';

export interface DictionaryTable {
  /** That of a dictionary that the product comes with is its code. */
  id: Generated<string>;
  code: string;
  name: string;
  nameEn: string;
  remark: string | null;
  enabled: Generated<0 | 1>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  version: Generated<number>;
  deletedAt: Date | null;
}

export interface DictionaryValueTable {
  id: string;
  dictionaryCode: string;
  code: string;
  value: string;
  valueEn: string | null;
  sort: Generated<number>;
  enabled: Generated<0 | 1>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  version: Generated<number>;
  deletedAt: Date | null;
}

declare module '../../database/schema' {
  interface Schema {
    dictionaries: DictionaryTable;
    dictionaryValues: DictionaryValueTable;
  }
}

/** Makes dictionaries rows that people add, change and delete. */
export const dictionariesMigration = [
  `alter table dictionary_values drop constraint if exists dictionary_values_dictionary_code_fkey`,
  `alter table dictionaries
    drop constraint dictionaries_pkey,
    alter column id drop expression,
    add column remark text,
    add column enabled smallint not null default 1 check (enabled in (0, 1)),
    add column version integer not null default 1 check (version > 0),
    add column deleted_at timestamptz`,
  `alter table dictionaries
    alter column id set not null,
    alter column id set default gen_random_uuid()::text,
    add primary key (id)`,
  `create unique index dictionaries_code on dictionaries (code) where deleted_at is null`,
];
