/** Sessions that their owner can distinguish and end, and the attempts to sign in. */
export const signInHistory = [
  `alter table sessions add column id text`,
  `update sessions set id = left(token_hash, 26)`,
  `alter table sessions alter column id set not null`,
  `alter table sessions add constraint sessions_id unique (id)`,
  `alter table sessions add column address text not null default ''`,
  `alter table sessions add column agent text not null default ''`,
  `create table sign_in_attempts (
    id text primary key,
    user_id text references users (id) on delete cascade,
    address text not null,
    agent text not null,
    result smallint not null check (result in (0, 1)),
    created_at timestamptz not null
  )`,
  `create index sign_in_attempts_user on sign_in_attempts (user_id, created_at desc, id desc)`,
  `create index sign_in_attempts_created on sign_in_attempts (created_at)`,
];
