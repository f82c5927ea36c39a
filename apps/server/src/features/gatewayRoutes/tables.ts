import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface GatewayRouteTable extends Edited {
  id: string;
  routeName: string;
  path: string;
  target: string;
  stripPrefix: 0 | 1;
  sort: number;
  enabled: 0 | 1;
  remark: string | null;
}

/** A publication of the enabled routes. */
export interface GatewayPublicationTable {
  id: string;
  /** JSON text of the routes. */
  routes: string;
  userId: string;
  publishedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    gatewayRoutes: GatewayRouteTable;
    gatewayPublications: GatewayPublicationTable;
  }
}

/** Creates the tables. Published statements never change. */
export const gatewayRouteMigration = [
  `create table gateway_routes (
    id text primary key,
    route_name text not null check (length(route_name) > 0),
    path text not null check (path like '/%'),
    target text not null check (target ~ '^https?://'),
    strip_prefix smallint not null default 0 check (strip_prefix in (0, 1)),
    sort integer not null default 0,
    enabled smallint not null default 1 check (enabled in (0, 1)),
    remark text,
    ${EDITED_COLUMNS}
  )`,
  `create unique index gateway_routes_name on gateway_routes (route_name)
    where deleted_at is null`,
  `create table gateway_publications (
    id text primary key,
    routes text not null,
    user_id text not null references users (id),
    published_at timestamptz not null
  )`,
];
