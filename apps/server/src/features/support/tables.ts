import type { UserType } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface SupportConversationTable {
  companyId: string;
  /** Number of its messages; 0 before the first. */
  lastNumber: Generated<number>;
  /** Number of the latest message of each side; 0 for none. */
  lastClientNumber: Generated<number>;
  lastStaffNumber: Generated<number>;
  updatedAt: Date;
}

export interface SupportMessageTable {
  companyId: string;
  /** Position in the conversation, from 1 and without gaps. */
  number: number;
  side: UserType;
  fromUser: string;
  content: string;
  createdAt: Date;
}

export interface SupportReadTable {
  companyId: string;
  userId: string;
  /** Number of the last message that the person has read. */
  number: number;
}

declare module '../../database/schema' {
  interface Schema {
    supportConversations: SupportConversationTable;
    supportMessages: SupportMessageTable;
    supportReads: SupportReadTable;
  }
}

/** Creates the tables. Published statements never change. */
export const supportMigration = [
  `create table support_conversations (
    company_id text primary key references companies (id),
    last_number integer not null default 0,
    last_client_number integer not null default 0,
    last_staff_number integer not null default 0,
    updated_at timestamptz not null
  )`,
  `create index support_conversations_latest on support_conversations (updated_at desc)`,
  `create table support_messages (
    company_id text not null references support_conversations (company_id),
    number integer not null check (number > 0),
    side text not null check (side in ('companyUser', 'serviceUser')),
    from_user text not null references users (id),
    content text not null check (length(content) between 1 and 2000),
    created_at timestamptz not null,
    primary key (company_id, number)
  )`,
  `create index support_messages_from_user on support_messages (from_user)`,
  `create table support_reads (
    company_id text not null references support_conversations (company_id),
    user_id text not null references users (id),
    number integer not null,
    primary key (company_id, user_id)
  )`,
  `create index support_reads_user on support_reads (user_id)`,
];
