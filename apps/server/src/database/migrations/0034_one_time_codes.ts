/** Codes that confirm an address of an account. No table holds a usable one. */
export const oneTimeCodes = [
  `create table one_time_codes (
    id_hash text primary key check (length(id_hash) = 64),
    code_hash text not null check (length(code_hash) = 64),
    purpose text not null check (purpose in ('reset', 'contact')),
    user_id text references users (id) on delete cascade,
    username text not null,
    channel text not null check (channel in ('email', 'sms')),
    address text,
    tries integer not null default 0 check (tries >= 0),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index one_time_codes_user on one_time_codes (user_id)`,
];
