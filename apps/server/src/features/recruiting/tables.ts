import type { RecruitingConnection, RecruitingEventName } from '@mingjian/api';
import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** Code of a recruiting system. */
export type RecruitingSystem = RecruitingConnection['atsType'];

/** A connection of a company to its recruiting system. */
export interface RecruitingConnectionTable extends Edited {
  id: string;
  companyId: string;
  atsType: RecruitingSystem;
  accountId: string | null;
  baseUrl: string | null;
  clientId: string | null;
  clientSecret: string | null;
  signingKey: string | null;
  secretSetAt: Date | null;
  /** JSON text of `RecruitingPackage[]`. */
  packages: string | null;
  enabled: Generated<0 | 1>;
  lastSyncAt: Date | null;
}

/** An event that a recruiting system sent. Once stored, its body is deleted or nothing. */
export interface RecruitingEventTable {
  id: string;
  connectionId: string;
  companyId: string;
  atsType: RecruitingSystem;
  eventId: string;
  thirdOrderId: string | null;
  /** The text as it came, decrypted; `null` once nobody needs it. */
  body: string | null;
  status: Generated<0 | 1 | 2 | 3>;
  error: string | null;
  errorEn: string | null;
  orderId: string | null;
  createdAt: Date;
  processedAt: Date | null;
}

/** An order that a recruiting system placed. */
export interface RecruitingOrderTable {
  orderId: string;
  connectionId: string;
  thirdOrderId: string;
  /** Time of the newest stage in milliseconds: the next one is later. */
  lastStageTime: Generated<string>;
}

/** A delivery to a recruiting system. */
export interface RecruitingPushTable {
  id: string;
  connectionId: string;
  companyId: string;
  atsType: RecruitingSystem;
  orderId: string;
  /** From 1 without gaps, by order. */
  number: number;
  event: RecruitingEventName;
  stage: string;
  stageEn: string;
  /** In milliseconds. */
  stageTime: string;
  status: Generated<0 | 1 | 2 | 3>;
  attemptCount: Generated<number>;
  lastError: string | null;
  lastErrorEn: Generated<string | null>;
  nextAt: Date | null;
  sendingSince: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    recruitingConnections: RecruitingConnectionTable;
    recruitingEvents: RecruitingEventTable;
    recruitingOrders: RecruitingOrderTable;
    recruitingPushes: RecruitingPushTable;
  }
}

/** Creates the tables. Published statements never change. */
export const recruitingMigration = [
  `create table recruiting_connections (
    id text primary key,
    company_id text not null references companies (id),
    ats_type smallint not null check (ats_type in (1, 2, 3)),
    account_id text,
    base_url text,
    client_id text,
    client_secret text,
    signing_key text,
    secret_set_at timestamptz,
    packages text,
    enabled smallint not null default 0 check (enabled in (0, 1)),
    last_sync_at timestamptz,
    ${EDITED_COLUMNS}
  )`,
  `create unique index recruiting_connections_system
    on recruiting_connections (company_id, ats_type) where deleted_at is null`,
  `create index recruiting_connections_newest
    on recruiting_connections (created_at desc, id desc) where deleted_at is null`,
  `create table recruiting_events (
    id text primary key,
    connection_id text not null references recruiting_connections (id),
    company_id text not null references companies (id),
    ats_type smallint not null check (ats_type in (1, 2, 3)),
    event_id text not null,
    third_order_id text,
    body text,
    status smallint not null default 0 check (status in (0, 1, 2, 3)),
    error text,
    error_en text,
    order_id text references orders (id) on delete cascade,
    created_at timestamptz not null,
    processed_at timestamptz,
    unique (connection_id, event_id),
    check (status <> 1 or order_id is not null),
    check (status <> 2 or error is not null)
  )`,
  `create index recruiting_events_newest on recruiting_events (created_at desc, id desc)`,
  `create index recruiting_events_order on recruiting_events (order_id)`,
  `create table recruiting_orders (
    order_id text primary key references orders (id) on delete cascade,
    connection_id text not null references recruiting_connections (id),
    third_order_id text not null,
    last_stage_time bigint not null default 0,
    unique (connection_id, third_order_id)
  )`,
  `create table recruiting_pushes (
    id text primary key,
    connection_id text not null references recruiting_connections (id),
    company_id text not null references companies (id),
    ats_type smallint not null check (ats_type in (1, 2, 3)),
    order_id text not null references recruiting_orders (order_id) on delete cascade,
    number integer not null check (number > 0),
    event text not null check (event in ('order.progress', 'report.issued', 'order.cancelled')),
    stage text not null,
    stage_en text not null,
    stage_time bigint not null,
    status smallint not null default 0 check (status in (0, 1, 2, 3)),
    attempt_count integer not null default 0 check (attempt_count >= 0),
    last_error text,
    next_at timestamptz,
    sending_since timestamptz,
    delivered_at timestamptz,
    created_at timestamptz not null,
    unique (order_id, number),
    check ((status = 1) = (delivered_at is not null)),
    check (next_at is null or status in (0, 2))
  )`,
  `create index recruiting_pushes_newest on recruiting_pushes (created_at desc, id desc)`,
  `create index recruiting_pushes_open on recruiting_pushes (order_id, number)
    where status in (0, 2)`,
];

/** Adds the reason of a failed delivery in English. Published statements never change. */
export const pushReasonMigration = [
  `alter table recruiting_pushes add column last_error_en text`,
  `update recruiting_pushes set last_error_en = last_error`,
];
