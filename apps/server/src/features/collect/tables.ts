import type {
  CandidateLanguage,
  CollectAct,
  CollectItemStatus,
  CollectStatus,
  ConsentKind,
  ConsentRecord,
  InviteChannel,
} from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';

/** A collection form: one of each order. */
export interface CollectFormTable extends Dated {
  id: string;
  orderId: string;
  candidateId: string;
  companyId: string;
  /** Code and version of the product that its items come from. */
  formVersion: string;
  status: CollectStatus;
  inviteChannel: InviteChannel;
  sendCount: Generated<number>;
  /** When the last message was sent; `null` before the first. */
  sentAt: Date | null;
  /** Id of that message in the outbox; `null` for a link that was handed over. */
  messageId: string | null;
  linkExpiresAt: Date | null;
  /** Why the last message did not arrive; `null` when it did. */
  undeliverable: string | null;
  /** When the plan of reminders began; `null` before the first invitation. */
  remindFrom: Date | null;
  /** Days of that plan that are done. */
  planDays: Generated<number>;
  /** Whether the plan is followed. */
  isReminded: Generated<boolean>;
  language: CandidateLanguage;
  openedAt: Date | null;
  identifiedAt: Date | null;
  authorisedAt: Date | null;
  firstSavedAt: Date | null;
  submittedAt: Date | null;
  passedAt: Date | null;
  /** Filled part, 0 to 100. */
  progress: Generated<number>;
  refuseReason: string | null;
  version: Generated<number>;
}

/** A form as its flow moves it. */
export type MovedForm = Selectable<CollectFormTable> & { state: CollectStatus };

/** A group of a form. Its fields are those of the order's product version. */
export interface CollectItemTable {
  id: string;
  formId: string;
  groupCode: string;
  name: string;
  nameEn: string;
  position: number;
  status: CollectItemStatus;
  /** JSON text of the `ProductField[]` that are asked. */
  fields: string;
  /** JSON text of `CollectStretch[]`. */
  dataForm: string;
  /** JSON text of `{ name, url }[]`. */
  files: string;
  returnReason: string | null;
  /** JSON text of `ReturnedField[]`. */
  returned: string;
  /** `dataForm` as it was when it was returned. */
  previousData: string | null;
  savedAt: Date | null;
  version: Generated<number>;
}

/** A consent that was given, refused or withdrawn. Rows are added only. */
export interface CollectConsentTable {
  id: string;
  formId: string;
  kind: ConsentKind;
  /** `null` for all items. */
  groupCode: string | null;
  state: ConsentRecord['state'];
  title: string;
  /** The text that was shown, in the language that it was shown in. */
  text: string;
  textVersion: string;
  textHash: string;
  language: CandidateLanguage;
  method: string;
  address: string;
  agent: string;
  createdAt: Date;
}

/** An event of a form's course. */
export interface CollectEventTable {
  formId: string;
  orderId: string;
  /** From 1 without gaps, by form. */
  number: number;
  action: CollectAct;
  statusBefore: CollectStatus | null;
  statusAfter: CollectStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** A link of the chain of evidence of an order: hashes only, the contents are elsewhere. */
export interface EvidenceTable {
  orderId: string;
  /** From 1 without gaps, by order. */
  number: number;
  kind: string;
  actor: string;
  address: string;
  agent: string;
  createdAt: Date;
  /** Id of the row that has the content. */
  subject: string;
  payloadHash: string;
  previousHash: string;
  hash: string;
}

/** The session of a candidate who entered by a link. */
export interface CandidateSessionTable {
  tokenHash: string;
  linkHash: string;
  formId: string;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  agent: string;
}

declare module '../../database/schema' {
  interface Schema {
    collectForms: CollectFormTable;
    collectItems: CollectItemTable;
    collectConsents: CollectConsentTable;
    collectEvents: CollectEventTable;
    evidence: EvidenceTable;
    candidateSessions: CandidateSessionTable;
  }
}

const APPEND_ONLY = (table: string) =>
  `create trigger ${table}_append_only before update on ${table}
    for each row execute function refuse_change()`;

/** Adds collection forms with their consents and evidence. Published statements never change. */
export const collectMigration = [
  `create table collect_forms (
    id text primary key,
    order_id text not null unique references orders (id) on delete cascade,
    candidate_id text not null references candidates (id),
    company_id text not null references companies (id),
    form_version text not null,
    status smallint not null
      check (status in (0, 10, 20, 30, 35, 40, 50, 60, 65, 70, -10, -20, -30)),
    invite_channel smallint not null check (invite_channel between 1 and 4),
    send_count integer not null default 0 check (send_count >= 0),
    sent_at timestamptz,
    message_id text,
    link_expires_at timestamptz,
    undeliverable text,
    language text not null check (language in ('zh', 'en')),
    opened_at timestamptz,
    identified_at timestamptz,
    authorised_at timestamptz,
    first_saved_at timestamptz,
    submitted_at timestamptz,
    passed_at timestamptz,
    progress smallint not null default 0 check (progress between 0 and 100),
    refuse_reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    check (status < 35 or authorised_at is not null),
    check (status < 50 or submitted_at is not null),
    check ((status = 70) = (passed_at is not null))
  )`,
  `create index collect_forms_candidate on collect_forms (candidate_id)`,
  `create index collect_forms_company on collect_forms (company_id)`,
  `create index collect_forms_link on collect_forms (link_expires_at) where status in (10, 20, 30)`,
  `create index collect_forms_message on collect_forms (message_id)`,
  `create table collect_items (
    id text primary key,
    form_id text not null references collect_forms (id) on delete cascade,
    group_code text not null,
    name text not null,
    name_en text not null,
    position integer not null,
    status smallint not null check (status between 0 and 5),
    fields text not null,
    data_form text not null,
    files text not null,
    return_reason text,
    returned text not null,
    previous_data text,
    saved_at timestamptz,
    version integer not null default 1 check (version > 0),
    unique (form_id, group_code)
  )`,
  `create table collect_consents (
    id text primary key,
    form_id text not null references collect_forms (id) on delete cascade,
    kind smallint not null check (kind between 1 and 5),
    group_code text,
    state text not null check (state in ('given', 'refused', 'withdrawn')),
    title text not null,
    text text not null,
    text_version text not null,
    text_hash text not null,
    language text not null,
    method text not null,
    address text not null,
    agent text not null,
    created_at timestamptz not null
  )`,
  `create index collect_consents_form on collect_consents (form_id)`,
  APPEND_ONLY('collect_consents'),
  `create table collect_events (
    form_id text not null references collect_forms (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (form_id, number)
  )`,
  `create index collect_events_order on collect_events (order_id)`,
  APPEND_ONLY('collect_events'),
  `create table evidence (
    order_id text not null references orders (id) on delete cascade,
    number integer not null check (number > 0),
    kind text not null,
    actor text not null,
    address text not null,
    agent text not null,
    created_at timestamptz not null,
    subject text not null,
    payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
    previous_hash text not null,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    primary key (order_id, number)
  )`,
  APPEND_ONLY('evidence'),
  `alter table entry_links
    add column form_id text references collect_forms (id) on delete cascade,
    add column wrong_proofs integer not null default 0 check (wrong_proofs >= 0)`,
  `create index entry_links_form on entry_links (form_id)`,
  `create table candidate_sessions (
    token_hash text primary key check (length(token_hash) = 64),
    link_hash text not null references entry_links (token_hash) on delete cascade,
    form_id text not null references collect_forms (id) on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    address text not null,
    agent text not null
  )`,
  `create index candidate_sessions_link on candidate_sessions (link_hash)`,
  `create index candidate_sessions_form on candidate_sessions (form_id)`,
  `alter table uploaded_files
    add column form_id text references collect_forms (id) on delete set null`,
  `create index uploaded_files_form on uploaded_files (form_id) where form_id is not null`,
  `alter table part_uploads
    add column form_id text references collect_forms (id) on delete cascade,
    alter column user_id drop not null,
    add check ((user_id is null) <> (form_id is null))`,
  `create index part_uploads_form on part_uploads (form_id) where form_id is not null`,
  `alter table one_time_codes drop constraint if exists one_time_codes_purpose_check`,
  `alter table one_time_codes add constraint one_time_codes_purpose_check
    check (purpose in ('reset', 'contact', 'entry', 'identity', 'signature'))`,
];
