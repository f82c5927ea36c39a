import type { OutboxKind, SendingChannel } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  channel: SendingChannel;
  kind: OutboxKind;
  /** `null` for a message to nobody: it makes a request for an unknown account do equal work. */
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
}

declare module '../../database/schema' {
  interface Schema {
    outbox: OutboxTable;
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
