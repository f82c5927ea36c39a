import type { MessageLanguage, OutboxChannel, OutboxKind } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  channel: OutboxChannel;
  kind: OutboxKind;
  /**
   * An address, or the name of a person who reads it in the product; `null` for a message to
   * nobody, which makes a request for an unknown account do equal work.
   */
  recipient: string | null;
  subject: string;
  /** `null` once it is removed. */
  content: string | null;
  /** When a secret in it ends, and the text is removed; `null` without one. */
  expiresAt: Date | null;
  /** 0 waiting, 1 sent, 2 failed, 3 not sent. */
  status: 0 | 1 | 2 | 3;
  tries: Generated<number>;
  problem: string | null;
  createdAt: Date;
  /** When a waiting message is tried next. */
  nextTryAt: Date;
  sentAt: Date | null;
  orderId: Generated<string | null>;
  companyId: Generated<string | null>;
  templateId: Generated<string | null>;
  /** 1 candidate, 2 client, 3 staff; `null` for a message that is in no list of messages. */
  receiverType: Generated<1 | 2 | 3 | null>;
  candidateId: Generated<string | null>;
  /** The receiver with an account. */
  userId: Generated<string | null>;
  /** The member of staff who sent it; `null` for the product itself. */
  authorId: Generated<string | null>;
  language: Generated<MessageLanguage>;
  /** The text as lists show it: `…` in place of its secrets. */
  shownContent: Generated<string | null>;
  /** The text of an e-mail as HTML; it goes when `content` goes. */
  html: Generated<string | null>;
  /** JSON text list of the addresses that get a copy. */
  cc: Generated<string | null>;
  /** JSON text of `{ name, url }[]`. */
  attachments: Generated<string | null>;
  quietStart: Generated<string | null>;
  quietEnd: Generated<string | null>;
  /** Attempts before it was last sent again. */
  triesBefore: Generated<number>;
  /** When the attempt began that is not over; `null` outside of attempts. */
  sendingSince: Generated<Date | null>;
  /** The notice that delivered it in the product. */
  noticeId: Generated<string | null>;
}

/** An attempt to send a message. */
export interface OutboxTryTable {
  id: string;
  outboxId: string;
  /** From 1, by message. */
  number: number;
  /** The address that was tried. */
  recipient: string;
  startedAt: Date;
  /** `null` while it is under way, or when its process has ended. */
  endedAt: Date | null;
  /** 0 under way, 1 accepted, 2 refused. */
  result: 0 | 1 | 2;
  problem: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    outbox: OutboxTable;
    outboxTries: OutboxTryTable;
  }
}

/** Creates the tables. Published statements never change. */
export const outboxMigration = [
  `create table outbox (
    id text primary key,
    channel text not null check (channel in ('email', 'sms')),
    kind text not null,
    recipient text,
    subject text not null,
    content text,
    expires_at timestamptz,
    status smallint not null check (status between 0 and 3),
    tries integer not null default 0 check (tries >= 0),
    problem text,
    created_at timestamptz not null,
    next_try_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create index outbox_waiting on outbox (next_try_at) where status = 0 and recipient is not null`,
  `create index outbox_newest on outbox (created_at desc, id desc) where recipient is not null`,
];

/** Adds messages about orders, and the attempts to send them. Published statements never change. */
export const outboxTriesMigration = [
  `alter table outbox
    add column order_id text references orders (id),
    add column company_id text references companies (id),
    add column template_id text references message_templates (id),
    add column receiver_type smallint check (receiver_type between 1 and 3),
    add column candidate_id text references candidates (id),
    add column user_id text references users (id),
    add column author_id text references users (id),
    add column language text not null default 'zh' check (language in ('zh', 'en')),
    add column shown_content text,
    add column html text,
    add column cc text,
    add column attachments text,
    add column quiet_start text,
    add column quiet_end text,
    add column tries_before integer not null default 0 check (tries_before >= 0),
    add column sending_since timestamptz,
    add column notice_id text references notices (id) on delete set null,
    drop constraint outbox_channel_check,
    add check (channel in ('email', 'sms', 'notice')),
    add check (receiver_type is null or shown_content is not null)`,
  `create index outbox_order on outbox (order_id, created_at desc) where order_id is not null`,
  `create index outbox_notice on outbox (notice_id) where notice_id is not null`,
  `create table outbox_tries (
    id text primary key,
    outbox_id text not null references outbox (id) on delete cascade,
    number integer not null check (number > 0),
    recipient text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    result smallint not null check (result between 0 and 2),
    problem text,
    unique (outbox_id, number)
  )`,
  `create index outbox_tries_newest on outbox_tries (started_at desc, id desc)`,
];
