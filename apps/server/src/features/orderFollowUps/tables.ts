import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A contact with a source of an order. */
export interface OrderFollowUpTable extends Edited {
  id: string;
  orderId: string;
  companyId: string;
  followType: 1 | 2 | 3 | 4;
  contactName: string;
  contactRole: 1 | 2 | 3 | 4 | 5 | null;
  phone: string | null;
  numberSource: 1 | 2 | 3 | 4 | null;
  result: 1 | 2 | 3 | 4 | 5;
  content: string;
  nextTime: Date | null;
  audioUrl: Generated<string | null>;
  audioMarks: Generated<string | null>;
  userId: string;
}

declare module '../../database/schema' {
  interface Schema {
    orderFollowUps: OrderFollowUpTable;
  }
}

/** Creates the table. Published statements never change. */
export const orderFollowUpMigration = [
  `create table order_follow_ups (
    id text primary key,
    order_id text not null references orders (id),
    company_id text not null references companies (id),
    follow_type smallint not null check (follow_type between 1 and 4),
    contact_name text not null check (length(contact_name) > 0),
    contact_role smallint check (contact_role between 1 and 5),
    phone text,
    number_source smallint check (number_source between 1 and 4),
    result smallint not null check (result between 1 and 5),
    content text not null check (length(content) > 0),
    next_time timestamptz,
    audio_url text,
    user_id text not null references users (id),
    ${EDITED_COLUMNS}
  )`,
  `create index order_follow_ups_order on order_follow_ups (order_id, created_at desc)`,
  `create index order_follow_ups_newest
    on order_follow_ups (created_at desc, id desc) where deleted_at is null`,
];

/** Adds the marks of recordings. Published statements never change. */
export const recordingMarkMigration = [`alter table order_follow_ups add column audio_marks text`];
