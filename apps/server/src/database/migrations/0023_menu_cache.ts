/** Menu entries whose page is built anew at each visit of its tab. */
export const menuCache = [
  `alter table menus add column no_cache smallint not null default 0 check (no_cache in (0, 1))`,
];
