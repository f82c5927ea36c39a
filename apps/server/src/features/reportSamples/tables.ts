import type { SampleAct, SampleGrade, SampleStatus } from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';
import type { MovedOrder } from '../orders/tables';

/** An issued report that was drawn for another inspection. */
export interface ReportSampleTable extends Dated {
  id: string;
  orderId: string;
  companyId: string;
  /** The drawn version. */
  reportId: string;
  /** Monday of the Beijing week of its issue, `yyyy-MM-dd`. */
  week: string;
  /** 1 timer · 2 a person. */
  source: 1 | 2;
  status: SampleStatus;
  inspectorId: Generated<string | null>;
  takenAt: Generated<Date | null>;
  grade: Generated<SampleGrade | null>;
  note: Generated<string | null>;
  finishedAt: Generated<Date | null>;
  version: Generated<number>;
}

/** A sample as its flow moves it, with its order. */
export type MovedSample = Selectable<ReportSampleTable> & {
  state: SampleStatus;
  order: MovedOrder;
};

/** A fault that the inspection of a sample found. */
export interface ReportSampleFaultTable {
  sampleId: string;
  orderId: string;
  /** From 1 without gaps, by sample. */
  position: number;
  /** Code of `sample_fault`. */
  kind: string;
  taskId: string | null;
  note: string | null;
}

/** An event of a sample. Names of candidates are in no event. */
export interface ReportSampleEventTable {
  sampleId: string;
  orderId: string;
  /** From 1 without gaps, by sample. */
  number: number;
  action: SampleAct;
  statusBefore: SampleStatus | null;
  statusAfter: SampleStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** A view: a sample with what its list shows of its order and its report. */
export interface ReportSampleView {
  id: string;
  orderId: string;
  orderNo: string;
  companyId: string;
  productId: string;
  candidateName: string;
  pmId: string | null;
  reportId: string;
  reportNo: string;
  issuedAt: Date;
  week: string;
  source: 1 | 2;
  status: SampleStatus;
  grade: SampleGrade | null;
  faultCount: number;
  inspectorId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

declare module '../../database/schema' {
  interface Schema {
    reportSamples: ReportSampleTable;
    reportSampleFaults: ReportSampleFaultTable;
    reportSampleEvents: ReportSampleEventTable;
    reportSampleRows: ReportSampleView;
  }
}

/** Adds samples of issued reports. Published statements never change. */
export const reportSampleMigration = [
  `create index report_versions_issue_time on report_versions (issued_at)
    where issued_at is not null`,
  `create table report_samples (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    company_id text not null references companies (id),
    report_id text not null unique references report_versions (id) on delete cascade,
    week date not null check (extract(isodow from week) = 1),
    source smallint not null check (source in (1, 2)),
    status smallint not null check (status in (0, 10, 20)),
    inspector_id text references users (id),
    taken_at timestamptz,
    grade smallint check (grade between 1 and 3),
    note text,
    finished_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    check ((inspector_id is null) = (taken_at is null)),
    check ((status = 10) = (grade is not null)),
    check ((status = 10) = (finished_at is not null)),
    check (status <> 10 or inspector_id is not null)
  )`,
  `create index report_samples_order on report_samples (order_id)`,
  `create index report_samples_company on report_samples (company_id)`,
  `create index report_samples_week on report_samples (week desc, id)`,
  `create index report_samples_inspector on report_samples (inspector_id)`,
  `create table report_sample_faults (
    sample_id text not null references report_samples (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    position integer not null check (position > 0),
    kind text not null,
    task_id text references order_tasks (id) on delete set null,
    note text,
    primary key (sample_id, position)
  )`,
  `create index report_sample_faults_order on report_sample_faults (order_id)`,
  `create index report_sample_faults_task on report_sample_faults (task_id)`,
  `create table report_sample_events (
    sample_id text not null references report_samples (id) on delete cascade,
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
    primary key (sample_id, number)
  )`,
  `create index report_sample_events_order on report_sample_events (order_id)`,
  `create trigger report_sample_events_append_only before update on report_sample_events
    for each row execute function refuse_change()`,
  `create view report_sample_rows as
    select sample.id, sample.order_id, sample.company_id, sample.report_id, sample.week,
      sample.source, sample.status, sample.grade, sample.inspector_id, sample.created_at,
      sample.finished_at, placed.order_no, placed.product_id, placed.candidate_name, placed.pm_id,
      report.report_no, report.issued_at,
      case when sample.status = 10 then (
        select count(*)::int from report_sample_faults fault where fault.sample_id = sample.id
      ) else 0 end as fault_count
    from report_samples sample
    join orders placed on placed.id = sample.order_id
    join report_versions report on report.id = sample.report_id`,
];
