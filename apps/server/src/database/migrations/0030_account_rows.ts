/** Accounts are rows that people edit, and the time of each person's latest sign-in. */
export const accountRows = [
  `alter table users
    add column if not exists version integer not null default 1 check (version > 0),
    add column if not exists deleted_at timestamptz,
    add column if not exists dept_name text`,
  `create table last_sign_ins (
    user_id text primary key references users (id) on delete cascade,
    signed_in_at timestamptz not null
  )`,
];
