/** Counts of failures that decay, and the addresses that accounts signed in from. */
export const signIns = [
  `alter table login_attempts alter column failures type double precision`,
  `create table known_addresses (
    pair text primary key,
    signed_in_at timestamptz not null
  )`,
];
