import type { PresencePage } from '@mingjian/api';

/** A window that has a page of an order open. */
export interface OrderPresenceTable {
  windowId: string;
  orderId: string;
  page: PresencePage;
  userId: string;
  isEditing: boolean;
  seenAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orderPresences: OrderPresenceTable;
  }
}

/** Creates the table. Published statements never change. */
export const orderPresenceMigration = [
  `create table order_presences (
    window_id text not null,
    order_id text not null references orders (id) on delete cascade,
    page smallint not null check (page in (1, 2)),
    user_id text not null references users (id) on delete cascade,
    is_editing boolean not null,
    seen_at timestamptz not null,
    primary key (order_id, window_id, page)
  )`,
  `create index order_presences_seen on order_presences (seen_at)`,
];
