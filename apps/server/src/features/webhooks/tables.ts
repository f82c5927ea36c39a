import type { WebhookEndpoint, WebhookProblem, WebhookDelivery } from '@mingjian/api';
import type { Generated, GeneratedAlways } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** An address of a client company that gets events. */
export interface WebhookEndpointTable extends Edited {
  id: string;
  companyId: string;
  name: string;
  url: string;
  /** JSON list of the chosen events. */
  events: string;
  apiVersion: WebhookEndpoint['apiVersion'];
  status: Generated<0 | 1>;
  problem: Generated<WebhookEndpoint['problem']>;
  failingSince: Generated<Date | null>;
  successAt: Generated<Date | null>;
}

/** A secret that signs what an endpoint gets. It is in no list and in no log. */
export interface WebhookSecretTable {
  id: string;
  endpointId: string;
  /** `whsec_` and base64. Signing needs it as it is. */
  secret: string;
  createdAt: Date;
  /** When it was shown; `null` for one that nobody has seen. */
  shownAt: Date | null;
  /** When it ends; `null` for the newest. */
  validUntil: Date | null;
}

/** An event on its way to an endpoint. Its body never changes. */
export interface WebhookDeliveryTable {
  id: string;
  /** Order of the events, which have whole seconds. */
  position: GeneratedAlways<string>;
  endpointId: string;
  companyId: string;
  orderId: string | null;
  eventType: WebhookDelivery['eventType'];
  /** JSON text, as it is sent. */
  body: string;
  /** 0 waiting · 1 delivered · 2 failed · 3 stopped. */
  status: Generated<0 | 1 | 2 | 3>;
  tries: Generated<number>;
  /** Attempts before it was last sent again. */
  triesBefore: Generated<number>;
  /** `null` unless it waits. */
  nextAt: Date | null;
  /** When the attempt began that is not over; `null` outside of attempts. */
  sendingSince: Generated<Date | null>;
  httpStatus: Generated<number | null>;
  problem: Generated<WebhookProblem | null>;
  createdAt: Date;
  endedAt: Generated<Date | null>;
}

/** An attempt to deliver an event. */
export interface WebhookAttemptTable {
  id: string;
  deliveryId: string;
  /** From 1, by delivery. */
  number: number;
  startedAt: Date;
  costMs: number;
  httpStatus: number | null;
  problem: WebhookProblem | null;
  /** The first 4 KB of the response, masked. */
  response: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    webhookEndpoints: WebhookEndpointTable;
    webhookSecrets: WebhookSecretTable;
    webhookDeliveries: WebhookDeliveryTable;
    webhookAttempts: WebhookAttemptTable;
  }
}

/** Creates the tables. Published statements never change. */
export const webhookMigration = [
  `create table webhook_endpoints (
    id text primary key,
    company_id text not null references companies (id),
    name text not null check (length(name) > 0),
    url text not null check (length(url) > 0),
    events text not null,
    api_version text not null,
    status smallint not null default 1 check (status in (0, 1)),
    problem text,
    failing_since timestamptz,
    success_at timestamptz,
    ${EDITED_COLUMNS},
    check (problem is null or status = 0)
  )`,
  `create index webhook_endpoints_company on webhook_endpoints (company_id)
    where deleted_at is null`,
  `create index webhook_endpoints_newest on webhook_endpoints (created_at desc, id desc)
    where deleted_at is null`,
  `create table webhook_secrets (
    id text primary key,
    endpoint_id text not null references webhook_endpoints (id) on delete cascade,
    secret text not null check (secret like 'whsec\\_%'),
    created_at timestamptz not null,
    shown_at timestamptz,
    valid_until timestamptz
  )`,
  `create unique index webhook_secrets_newest on webhook_secrets (endpoint_id)
    where valid_until is null`,
  `create index webhook_secrets_endpoint on webhook_secrets (endpoint_id)`,
  `create table webhook_deliveries (
    id text primary key,
    position bigint not null generated always as identity,
    endpoint_id text not null references webhook_endpoints (id),
    company_id text not null references companies (id),
    order_id text references orders (id),
    event_type text not null,
    body text not null,
    status smallint not null default 0 check (status between 0 and 3),
    tries integer not null default 0 check (tries >= 0),
    tries_before integer not null default 0 check (tries_before between 0 and tries),
    next_at timestamptz,
    sending_since timestamptz,
    http_status integer,
    problem text,
    created_at timestamptz not null,
    ended_at timestamptz,
    check ((status = 0) = (next_at is not null)),
    check ((status = 0) = (ended_at is null))
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (next_at) where status = 0`,
  `create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at desc)`,
  `create index webhook_deliveries_order on webhook_deliveries (order_id)
    where order_id is not null`,
  `create index webhook_deliveries_newest on webhook_deliveries (created_at desc, id desc)`,
  `create table webhook_attempts (
    id text primary key,
    delivery_id text not null references webhook_deliveries (id) on delete cascade,
    number integer not null check (number > 0),
    started_at timestamptz not null,
    cost_ms integer not null check (cost_ms >= 0),
    http_status integer,
    problem text,
    response text,
    unique (delivery_id, number)
  )`,
];
