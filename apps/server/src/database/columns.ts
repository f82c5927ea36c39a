import { sql, type Generated } from 'kysely';

/** Columns of every table with dates. */
export interface Dated {
  createdAt: Date;
  updatedAt: Date;
}

/** Columns of a table whose rows people edit. */
export interface Edited extends Dated {
  version: Generated<number>;
  /** `null` while it exists. */
  deletedAt: Date | null;
}

/** SQL of those columns. */
export const EDITED_COLUMNS = `created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    deleted_at timestamptz`;

/** The English name of a row, in a query of its table: its Chinese one where it has none. */
export const englishName = sql<string>`coalesce(nullif(name_en, ''), name)`;
