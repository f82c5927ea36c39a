import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A key of a client company. */
export interface ApiKeyTable extends Edited {
  id: string;
  companyId: string;
  name: string;
  /** JSON list of scopes. */
  scopes: string;
  addresses: string | null;
  expireDay: string | null;
  status: Generated<0 | 1>;
  /** The account in whose name it works. */
  userId: string;
}

/** A text of a key, which is stored as its hash. */
export interface ApiKeySecretTable {
  /** SHA-256. */
  hash: string;
  keyId: string;
  /** The last characters. */
  tail: string;
  createdAt: Date;
  /** When it ends; `null` for the newest. */
  validUntil: Date | null;
}

/** Use of a key: its calls of the present minute, and when it was used last. */
export interface ApiKeyUseTable {
  keyId: string;
  minuteFrom: Date;
  calls: number;
  usedAt: Date;
}

/** A call that was made with a key. */
export interface ApiCallTable {
  id: string;
  keyId: string;
  companyId: string;
  callTime: Date;
  method: string;
  path: string;
  httpStatus: number;
  problem: string | null;
  costMs: number;
  address: string;
}

declare module '../../database/schema' {
  interface Schema {
    apiKeys: ApiKeyTable;
    apiKeySecrets: ApiKeySecretTable;
    apiKeyUses: ApiKeyUseTable;
    apiCalls: ApiCallTable;
  }
}

/** Creates the tables. Published statements never change. */
export const apiKeyMigration = [
  `create table api_keys (
    id text primary key,
    company_id text not null references companies (id),
    name text not null check (length(name) > 0),
    scopes text not null,
    addresses text,
    expire_day date,
    status smallint not null default 1 check (status in (0, 1)),
    user_id text not null references users (id),
    ${EDITED_COLUMNS}
  )`,
  `create index api_keys_company on api_keys (company_id) where deleted_at is null`,
  `create index api_keys_newest on api_keys (created_at desc, id desc) where deleted_at is null`,
  `create table api_key_secrets (
    hash text primary key,
    key_id text not null references api_keys (id) on delete cascade,
    tail text not null,
    created_at timestamptz not null,
    valid_until timestamptz
  )`,
  `create unique index api_key_secrets_newest on api_key_secrets (key_id)
    where valid_until is null`,
  `create index api_key_secrets_key on api_key_secrets (key_id)`,
  `create table api_key_uses (
    key_id text primary key references api_keys (id) on delete cascade,
    minute_from timestamptz not null,
    calls integer not null check (calls > 0),
    used_at timestamptz not null
  )`,
  `create table api_calls (
    id text primary key,
    key_id text not null references api_keys (id) on delete cascade,
    company_id text not null references companies (id),
    call_time timestamptz not null,
    method text not null,
    path text not null,
    http_status smallint not null,
    problem text,
    cost_ms integer not null check (cost_ms >= 0),
    address text not null
  )`,
  `create index api_calls_newest on api_calls (call_time desc, id desc)`,
  `create index api_calls_key on api_calls (key_id, call_time desc)`,
  `create index api_calls_company on api_calls (company_id, call_time desc)`,
];
