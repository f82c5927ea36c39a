/** Dictionaries and settings per person and page. */
export const settings = [
  `create table dictionaries (
    code text primary key,
    name text not null,
    name_en text not null
  )`,
  `create table dictionary_values (
    dictionary_code text not null references dictionaries (code) on delete cascade,
    code text not null,
    value text not null,
    value_en text not null,
    sort integer not null,
    enabled smallint not null default 1 check (enabled in (0, 1)),
    primary key (dictionary_code, code)
  )`,
  `create table user_configs (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    code text not null,
    value text not null,
    updated_at timestamptz not null,
    unique (user_id, code)
  )`,
];
