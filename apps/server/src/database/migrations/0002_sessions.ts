/** Sessions, failed sign-ins and captchas. No table holds a usable token. */
export const sessions = [
  `create table sessions (
    token_hash text primary key check (length(token_hash) = 64),
    user_id text not null references users (id) on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table login_attempts (
    subject text primary key,
    failures integer not null check (failures > 0),
    last_failed_at timestamptz not null
  )`,
  `create table captchas (
    id text primary key,
    answer text not null,
    expires_at timestamptz not null
  )`,
  `create table captcha_tickets (
    ticket_hash text primary key check (length(ticket_hash) = 64),
    expires_at timestamptz not null
  )`,
];
