import type { ApiProblem } from '@mingjian/api';
import type { Generated, GeneratedAlways } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** An interface that an order's data comes through. */
export interface OrderApiTable extends Edited {
  id: string;
  orderId: string;
  companyId: string;
  /** `null` for an interface of the whole order. */
  taskId: string | null;
  apiCode: string;
  apiName: string;
  /** English name of one that nobody has renamed. */
  apiNameEn: string | null;
  /** Name for readers of English. */
  shownNameEn: GeneratedAlways<string>;
  vendor: string;
  /** 0 waits · 1 asked · 2 answered · 9 failed. */
  status: Generated<0 | 1 | 2 | 9>;
  /** JSON text, masked. */
  result: string | null;
  problem: ApiProblem | null;
  /** Attempts since it was asked for last. */
  tries: Generated<number>;
  /** In fen. */
  fee: Generated<number>;
  askedAt: Date | null;
  answeredAt: Date | null;
  nextAt: Date | null;
  /** Of the newest query. */
  traceId: string | null;
}

/** An exchange with a data source. It never changes, but its texts are deleted in time. */
export interface OrderApiLogTable {
  id: string;
  apiId: string | null;
  orderId: string;
  companyId: string;
  taskId: string | null;
  apiCode: string;
  apiName: string;
  apiNameEn: string;
  vendor: string;
  direction: 'out' | 'in';
  url: string;
  /** JSON texts, masked. */
  request: string | null;
  response: string | null;
  httpStatus: number | null;
  bizCode: string | null;
  success: 0 | 1;
  problem: ApiProblem | null;
  costMs: number;
  /** In fen. */
  fee: number;
  retryCount: number;
  traceId: string;
  /** JSON text lists, one in each language. */
  tags: string;
  tagsEn: string;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orderApis: OrderApiTable;
    orderApiLogs: OrderApiLogTable;
  }
}

/** Creates the tables. Published statements never change. */
export const orderApiMigration = [
  `create table order_apis (
    id text primary key,
    order_id text not null references orders (id),
    company_id text not null references companies (id),
    task_id text references order_tasks (id),
    api_code text not null check (length(api_code) > 0),
    api_name text not null check (length(api_name) > 0),
    api_name_en text,
    shown_name_en text not null generated always as (coalesce(api_name_en, api_name)) stored,
    vendor text not null,
    status smallint not null default 0 check (status in (0, 1, 2, 9)),
    result text,
    problem text,
    tries integer not null default 0 check (tries >= 0),
    fee integer not null default 0 check (fee >= 0),
    asked_at timestamptz,
    answered_at timestamptz,
    next_at timestamptz,
    trace_id text,
    ${EDITED_COLUMNS},
    check (status <> 2 or answered_at is not null),
    check (status <> 1 or (asked_at is not null and trace_id is not null)),
    check (status <> 9 or problem is not null),
    check (next_at is null or status = 0)
  )`,
  `create index order_apis_order on order_apis (order_id)`,
  `create index order_apis_newest
    on order_apis (created_at desc, id desc) where deleted_at is null`,
  `create table order_api_logs (
    id text primary key,
    api_id text references order_apis (id),
    order_id text not null references orders (id),
    company_id text not null references companies (id),
    task_id text references order_tasks (id),
    api_code text not null,
    api_name text not null,
    api_name_en text not null,
    vendor text not null,
    direction text not null check (direction in ('out', 'in')),
    url text not null,
    request text,
    response text,
    http_status integer,
    biz_code text,
    success smallint not null check (success in (0, 1)),
    problem text,
    cost_ms integer not null check (cost_ms >= 0),
    fee integer not null check (fee >= 0),
    retry_count integer not null check (retry_count >= 0),
    trace_id text not null,
    tags text not null,
    tags_en text not null,
    created_at timestamptz not null,
    check ((success = 1) = (problem is null)),
    check (success = 1 or fee = 0)
  )`,
  `create index order_api_logs_order on order_api_logs (order_id, created_at desc)`,
  `create index order_api_logs_newest on order_api_logs (created_at desc, id desc)`,
];
