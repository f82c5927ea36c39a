import type { Generated, GeneratedAlways } from 'kysely';

export interface DictionaryTable {
  /** The code, for the lists. */
  id: GeneratedAlways<string>;
  code: string;
  name: string;
  nameEn: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
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
