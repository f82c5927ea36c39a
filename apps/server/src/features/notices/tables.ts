import type { Notice } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface NoticeTable {
  id: string;
  /** `null` when it is about no order. */
  orderId: string | null;
  /**
   * The company that it concerns: only staff and people of that company may read it. `null` for
   * notices that concern no company.
   */
  companyId: string | null;
  noticeType: Notice['noticeType'];
  title: string;
  content: string;
  /** `null` when the product itself sent it. */
  fromUser: string | null;
  remark: string | null;
  handleStatus: Generated<Notice['handleStatus']>;
  handleResult: Generated<string | null>;
  createdAt: Date;
}

export interface NoticeRecipientTable {
  noticeId: string;
  userId: string;
  kind: 'target' | 'copy';
  /** Position among the recipients of the same kind, from 0. */
  position: number;
  readAt: Generated<Date | null>;
  /** When the recipient deleted it; `null` while it is there. */
  removedAt: Generated<Date | null>;
}

/** A view: every notice once for each of its readers. */
export interface NoticeInboxTable extends Omit<NoticeTable, 'handleStatus' | 'handleResult'> {
  handleStatus: Notice['handleStatus'];
  handleResult: string | null;
  readerId: string;
  readFlag: 0 | 1;
}

declare module '../../database/schema' {
  interface Schema {
    notices: NoticeTable;
    noticeRecipients: NoticeRecipientTable;
    noticeInbox: NoticeInboxTable;
  }
}

/** Creates the tables. Published statements never change. */
export const noticeMigration = [
  `create table notices (
    id text primary key,
    order_id text references orders (id),
    company_id text references companies (id),
    notice_type smallint not null check (notice_type between 1 and 4),
    title text not null check (length(title) between 1 and 200),
    content text not null check (length(content) between 1 and 5000),
    from_user text not null references users (id),
    remark text,
    handle_status smallint not null default 0 check (handle_status between 0 and 2),
    handle_result text,
    created_at timestamptz not null
  )`,
  `create index notices_order on notices (order_id)`,
  `create index notices_company on notices (company_id)`,
  `create index notices_from_user on notices (from_user)`,
  `create table notice_recipients (
    notice_id text not null references notices (id) on delete cascade,
    user_id text not null references users (id),
    kind text not null check (kind in ('target', 'copy')),
    position integer not null check (position >= 0),
    read_at timestamptz,
    removed_at timestamptz,
    primary key (notice_id, user_id)
  )`,
  `create index notice_recipients_user on notice_recipients (user_id, notice_id desc)
    where removed_at is null`,
  `create index notice_recipients_unread on notice_recipients (user_id, notice_id)
    where removed_at is null and read_at is null`,
  `create view notice_inbox as
    select notices.*, r.user_id as reader_id, (r.read_at is not null)::int as read_flag
    from notices join notice_recipients r on r.notice_id = notices.id
    where r.removed_at is null`,
];
