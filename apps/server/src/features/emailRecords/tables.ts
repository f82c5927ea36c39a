import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** An e-mail about an order that a member of staff wrote. */
export interface EmailRecordTable extends Edited {
  id: string;
  orderId: string;
  companyId: string;
  /** Addresses, comma-joined. */
  toAddr: string;
  ccAddr: string | null;
  subject: string;
  /** HTML. */
  body: string;
  /** JSON text of `{ name, url }[]`. */
  attachments: string | null;
  sendUser: string;
  /** The message that sends it; `null` once the e-mail is deleted. */
  outboxId: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    emailRecords: EmailRecordTable;
  }
}

/** Creates the table. Published statements never change. */
export const emailRecordMigration = [
  `create table email_records (
    id text primary key,
    order_id text not null references orders (id),
    company_id text not null references companies (id),
    to_addr text not null check (length(to_addr) > 0),
    cc_addr text,
    subject text not null check (length(subject) > 0),
    body text not null check (length(body) > 0),
    attachments text,
    send_user text not null references users (id),
    outbox_id text unique references outbox (id) on delete set null,
    ${EDITED_COLUMNS}
  )`,
  `create index email_records_order on email_records (order_id, created_at desc)`,
  `create index email_records_newest
    on email_records (created_at desc, id desc) where deleted_at is null`,
];
