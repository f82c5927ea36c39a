import type {
  ReportAct,
  ReportKind,
  ReportLanguage,
  ReportPartName,
  ReportStatus,
} from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';

/** A version of an order's report. */
export interface ReportVersionTable extends Dated {
  id: string;
  orderId: string;
  companyId: string;
  /** From 1 without gaps, by order. */
  number: number;
  kind: ReportKind;
  status: ReportStatus;
  /** JSON text of `{ name, url }[]`. */
  attachments: Generated<string>;
  /** The chosen layout; `null` for the default of its company and kind. */
  layoutId: Generated<string | null>;
  /** The version that it began as a copy of. */
  basedOn: string | null;
  /** The issued version that it replaced. */
  replaces: Generated<string | null>;
  submittedBy: Generated<string | null>;
  submittedAt: Generated<Date | null>;
  qcBy: Generated<string | null>;
  qcAt: Generated<Date | null>;
  qcScore: Generated<number | null>;
  /** JSON text of `ReviewPoint[]`. */
  qcCheck: Generated<string | null>;
  returnReason: Generated<string | null>;
  /** `BG-…-v1.0` */
  reportNo: Generated<string | null>;
  issuedBy: Generated<string | null>;
  issuedAt: Generated<Date | null>;
  /** Canonical JSON of the `ReportModel`, and its SHA-256. */
  model: Generated<string | null>;
  modelHash: Generated<string | null>;
  recallReason: Generated<string | null>;
  viewedBy: Generated<string | null>;
  viewedAt: Generated<Date | null>;
  version: Generated<number>;
}

/** A version as its flow moves it. */
export type MovedReport = Selectable<ReportVersionTable> & { state: ReportStatus };

/** A part of a version that people write. */
export interface ReportPartTable {
  versionId: string;
  part: ReportPartName;
  content: string;
  contentEn: string;
  versionNo: number;
  /** `null` when the product wrote it. */
  savedBy: string | null;
  savedAt: Date;
}

/** An event of a version, or a note about it. */
export interface ReportEventTable {
  versionId: string;
  orderId: string;
  /** From 1 without gaps, by version. */
  number: number;
  action: ReportAct;
  statusBefore: ReportStatus | null;
  /** `null` for a note. */
  statusAfter: ReportStatus | null;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** A document that was made of a version. */
export interface ReportDocumentTable {
  versionId: string;
  language: ReportLanguage;
  fileId: string;
  /** SHA-256 of the model that it was made of. */
  modelHash: string;
}

declare module '../../database/schema' {
  interface Schema {
    reportVersions: ReportVersionTable;
    reportParts: ReportPartTable;
    reportEvents: ReportEventTable;
    reportDocuments: ReportDocumentTable;
  }
}

/** Adds the reports of orders. Published statements never change. */
export const reportMigration = [
  `create table report_versions (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    company_id text not null references companies (id),
    number integer not null check (number > 0),
    kind smallint not null check (kind between 1 and 3),
    status smallint not null check (status in (0, 10, 20, 30, 40, 50, 60)),
    attachments text not null default '[]',
    based_on text references report_versions (id),
    submitted_by text references users (id),
    submitted_at timestamptz,
    qc_by text references users (id),
    qc_at timestamptz,
    qc_score smallint check (qc_score between 0 and 100),
    qc_check text,
    return_reason text,
    report_no text unique,
    issued_by text references users (id),
    issued_at timestamptz,
    model text,
    model_hash text check (model_hash ~ '^[0-9a-f]{64}$'),
    recall_reason text,
    viewed_by text references users (id),
    viewed_at timestamptz,
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, number),
    check (status <> 20 or return_reason is not null),
    check (status not in (30, 40, 50, 60) or qc_at is not null),
    check ((status >= 40) = (issued_at is not null)),
    check ((status >= 40) = (report_no is not null and model is not null and model_hash is not null)),
    check ((status = 60) = (recall_reason is not null))
  )`,
  `create unique index report_versions_open on report_versions (order_id) where status < 40`,
  `create unique index report_versions_issued on report_versions (order_id) where status = 40`,
  `create index report_versions_company on report_versions (company_id)`,
  `create index report_versions_created on report_versions (created_at, id)`,
  `create function keep_issued_report() returns trigger language plpgsql as $$
  begin
    -- What is said of a candidate is deleted with the candidate.
    if current_setting('mingjian.erasing', true) = 'on' then
      return new;
    end if;
    if old.status >= 40 and (new.model, new.model_hash, new.report_no, new.attachments, new.issued_at)
      is distinct from (old.model, old.model_hash, old.report_no, old.attachments, old.issued_at) then
      raise exception 'an issued report is never changed';
    end if;
    return new;
  end
  $$`,
  `create trigger report_versions_issued before update on report_versions
    for each row execute function keep_issued_report()`,
  `create table report_parts (
    version_id text not null references report_versions (id) on delete cascade,
    part text not null check (part in ('cover', 'summary', 'remark', 'ending')),
    content text not null,
    content_en text not null,
    version_no integer not null check (version_no >= 0),
    saved_by text references users (id),
    saved_at timestamptz not null,
    primary key (version_id, part)
  )`,
  `create table report_events (
    version_id text not null references report_versions (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (version_id, number)
  )`,
  `create index report_events_order on report_events (order_id)`,
  `create trigger report_events_append_only before update on report_events
    for each row execute function refuse_change()`,
  `create table report_documents (
    version_id text not null references report_versions (id) on delete cascade,
    language text not null check (language in ('zh', 'en')),
    file_id text not null references uploaded_files (id) on delete cascade,
    model_hash text not null,
    primary key (version_id, language)
  )`,
  `create index report_documents_file on report_documents (file_id)`,
];
