/** Keys for unsaved input in the browser: a table of their own, which no list reads. */
export const draftKeys = [
  `create table draft_keys (
    user_id text primary key references users (id) on delete cascade,
    key text not null check (length(key) = 44),
    created_at timestamptz not null
  )`,
];
