import type { Generated } from 'kysely';

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
