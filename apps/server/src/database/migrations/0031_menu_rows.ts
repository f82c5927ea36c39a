/** Creation time of entries that are older than versioning: the product's first day. */
const FIRST_DAY = `timestamptz '2026-01-01 00:00:00+08'`;

/** Entries of the menu are rows that administrators edit. A deleted one is gone. */
export const menuRows = [
  `alter table menus
    add column id text not null default gen_random_uuid()::text unique,
    add column created_at timestamptz not null default ${FIRST_DAY},
    add column updated_at timestamptz not null default ${FIRST_DAY},
    add column version integer not null default 1 check (version > 0),
    add column deleted_at timestamptz`,
];
