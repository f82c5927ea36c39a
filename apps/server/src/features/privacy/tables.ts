import type { PrivacyAct, PrivacyKind, PrivacyStatus } from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';

/** A request of a candidate about their personal data. */
export interface PrivacyRequestTable extends Dated {
  id: string;
  requestNo: string;
  kind: PrivacyKind;
  status: PrivacyStatus;
  candidateId: string;
  companyId: string;
  orderId: string;
  /** Group of the form that it is about; `null` for everything. */
  groupCode: string | null;
  /** 1 page of the candidate · 2 phone · 3 letter. */
  channel: 1 | 2 | 3;
  /** Words of the candidate; `null` once they are deleted. */
  content: string | null;
  dueAt: Date;
  handledBy: string | null;
  proposedBy: string | null;
  decidedBy: string | null;
  answer: string | null;
  answeredAt: Date | null;
  version: Generated<number>;
}

/** A request as its flow moves it. */
export type MovedPrivacyRequest = Selectable<PrivacyRequestTable> & { state: PrivacyStatus };

/** An event of a request. Names of candidates are in no event. */
export interface PrivacyEventTable {
  requestId: string;
  /** From 1 without gaps, by request. */
  number: number;
  action: PrivacyAct;
  statusBefore: PrivacyStatus | null;
  statusAfter: PrivacyStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** A proof of a deletion. It has no personal content itself. */
export interface DeletionCertificateTable {
  id: string;
  certificateNo: string;
  candidateId: string;
  companyId: string;
  /** `null` for the end of the retention. */
  requestId: string | null;
  /** 1 request of the candidate · 2 end of the retention. */
  ground: 1 | 2;
  /** 0 waits · 1 rows are deleted, contents of files not yet · 2 complete. */
  status: Generated<0 | 1 | 2>;
  /** Id of the last message to the candidate, which is sent before the address is deleted. */
  messageId: string | null;
  /** JSON text of `CertificateContent`. */
  content: string;
  createdAt: Date;
  completedAt: Date | null;
}

/** Content of a certificate: numbers of orders, counts and hashes. */
export interface CertificateContent {
  orderNos: string[];
  counts: Record<string, number>;
  /** Hashes of the deleted files. */
  files: string[];
  /** Last hash of the chain of evidence of each order. */
  evidence: string[];
  /** Exports whose files are to be removed. */
  exports: { id: string; format: string }[];
}

declare module '../../database/schema' {
  interface Schema {
    privacyRequests: PrivacyRequestTable;
    privacyEvents: PrivacyEventTable;
    deletionCertificates: DeletionCertificateTable;
  }
}

/** Adds requests of candidates and deletion certificates. Published statements never change. */
export const privacyMigration = [
  // Histories stay append-only, except while the personal content of a candidate is deleted.
  `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('mingjian.erasing', true) = 'on' then
      return new;
    end if;
    raise exception '% is append-only', tg_table_name;
  end
  $$`,
  `alter table candidates add column erased_at timestamptz`,
  `create table privacy_requests (
    id text primary key,
    request_no text not null unique,
    kind smallint not null check (kind between 1 and 4),
    status smallint not null check (status in (10, 20, 30, 40, 50, 60)),
    candidate_id text not null references candidates (id),
    company_id text not null references companies (id),
    order_id text not null references orders (id),
    group_code text,
    channel smallint not null check (channel between 1 and 3),
    content text,
    due_at timestamptz not null,
    handled_by text references users (id),
    proposed_by text references users (id),
    decided_by text references users (id),
    answer text,
    answered_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    check ((status in (40, 50)) = (answered_at is not null)),
    check (status <> 30 or (kind = 4 and proposed_by is not null)),
    check (kind <> 4 or status <> 40 or proposed_by <> decided_by)
  )`,
  `create index privacy_requests_candidate on privacy_requests (candidate_id)`,
  `create index privacy_requests_company on privacy_requests (company_id)`,
  `create index privacy_requests_order on privacy_requests (order_id)`,
  `create index privacy_requests_due on privacy_requests (due_at) where status in (10, 20, 30)`,
  `create table privacy_events (
    request_id text not null references privacy_requests (id) on delete cascade,
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (request_id, number)
  )`,
  `create trigger privacy_events_append_only before update on privacy_events
    for each row execute function refuse_change()`,
  `create table deletion_certificates (
    id text primary key,
    certificate_no text not null unique,
    candidate_id text not null unique references candidates (id),
    company_id text not null references companies (id),
    request_id text unique references privacy_requests (id),
    ground smallint not null check (ground in (1, 2)),
    status smallint not null default 0 check (status in (0, 1, 2)),
    message_id text,
    content text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    check ((ground = 1) = (request_id is not null)),
    check ((status = 2) = (completed_at is not null))
  )`,
  `create index deletion_certificates_company on deletion_certificates (company_id)`,
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select dictionaries.code || '.' || given.code, dictionaries.code, given.code, given.value,
      given.value_en, given.sort
    from dictionaries
    cross join (values
      ('rightsAnswered', '个人信息请求已答复', 'Request answered', 19),
      ('dataDeleted', '个人信息删除', 'Personal data deleted', 20)
    ) as given (code, value, value_en, sort)
    where dictionaries.code in ('outbox_kind', 'message_scene')
    on conflict do nothing`,
];
