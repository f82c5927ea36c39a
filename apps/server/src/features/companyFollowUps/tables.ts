import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface CompanyFollowUpTable extends Edited {
  id: string;
  companyId: string;
  followType: 1 | 2 | 3 | 4;
  contactName: string;
  phone: string | null;
  result: 1 | 2 | 3 | 4;
  content: string;
  /** JSON list of stored paths. */
  pictures: Generated<string | null>;
  nextTime: Date | null;
  userId: string;
}

declare module '../../database/schema' {
  interface Schema {
    companyFollowUps: CompanyFollowUpTable;
  }
}

/** Creates the tables. Published statements never change. */
export const companyFollowUpMigration = [
  `create table company_follow_ups (
    id text primary key,
    company_id text not null references companies (id),
    follow_type smallint not null check (follow_type between 1 and 4),
    contact_name text not null check (length(contact_name) > 0),
    phone text,
    result smallint not null check (result between 1 and 4),
    content text not null check (length(content) > 0),
    next_time timestamptz,
    user_id text not null references users (id),
    ${EDITED_COLUMNS}
  )`,
  `create index company_follow_ups_newest
    on company_follow_ups (created_at desc, id desc) where deleted_at is null`,
  `create index company_follow_ups_company
    on company_follow_ups (company_id, created_at desc, id desc)`,
];

/** Adds the pictures of a visit. */
export const followUpPicturesMigration = [
  `alter table company_follow_ups add column pictures text`,
];
