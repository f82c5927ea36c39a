import type { EntryPurpose } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface EntryLinkTable {
  /** SHA-256 of the token, which only the address holds. */
  tokenHash: string;
  purpose: EntryPurpose;
  /** The order that it is about; `null` while none is. */
  orderId: string | null;
  /** The collection form that it opens; `null` for a link of no form. */
  formId: Generated<string | null>;
  /** Wrong second proofs so far. */
  wrongProofs: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    entryLinks: EntryLinkTable;
  }
}

/** Creates the tables. Published statements never change. */
export const entryLinkMigration = [
  `create table entry_links (
    token_hash text primary key check (length(token_hash) = 64),
    purpose text not null check (purpose in ('clientUser', 'signPage')),
    order_id text references orders (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index entry_links_order on entry_links (order_id)`,
];
