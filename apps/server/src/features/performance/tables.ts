import type { KpiItem, KpiMeasure, KpiSheetStatus } from '@mingjian/api';
import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface KpiItemTable extends Edited {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  category: KpiItem['category'];
  measure: KpiMeasure;
  weight: number;
  scoreMax: Generated<number>;
  /** In fen. */
  rate: number | null;
  formula: string | null;
  formulaEn: string | null;
  enabled: Generated<0 | 1>;
}

/** The saved performance sheet of an order. */
export interface KpiSheetTable {
  orderId: string;
  /** `yyyy-MM`. */
  month: string;
  auditStatus: Exclude<KpiSheetStatus, 0>;
  approvedBy: string | null;
  approvedAt: Date | null;
  savedAt: Date;
  version: number;
}

/** A row of a sheet, with the item as it was when the sheet was saved. */
export interface KpiRowTable {
  id: string;
  orderId: string;
  userId: string;
  itemCode: string;
  itemName: string;
  itemNameEn: string;
  category: KpiItem['category'];
  measure: KpiMeasure;
  weight: number;
  scoreMax: number;
  /** In fen. */
  rate: number | null;
  position: number;
  quantity: number;
  difficulty: number;
  computed: number;
  computedShare: number;
  score: number;
  share: number;
  /** JSON text of `KpiPart[]`. */
  parts: string;
  deductReason: string | null;
  note: string | null;
  correctedBy: string | null;
}

/** The judgement of a task beside its level and reason, which the task has. */
export interface SafeLevelTable {
  taskId: string;
  orderId: string;
  sourceCount: number;
  overrideReason: string | null;
  userId: string;
  savedAt: Date;
}

/** A paper that proves the judgement of a task. */
export interface SafeLevelEvidenceTable {
  taskId: string;
  paperId: string;
}

declare module '../../database/schema' {
  interface Schema {
    kpiItems: KpiItemTable;
    kpiSheets: KpiSheetTable;
    kpiRows: KpiRowTable;
    safeLevels: SafeLevelTable;
    safeLevelEvidence: SafeLevelEvidenceTable;
  }
}

/** Creates the tables; events of tasks name the owner. Published statements never change. */
export const performanceMigration = [
  `create table kpi_items (
    id text primary key,
    code text not null check (length(code) > 0),
    name text not null check (length(name) > 0),
    name_en text,
    category smallint not null check (category between 1 and 4),
    measure text not null
      check (measure in ('onTime', 'rework', 'contacts', 'compliance', 'manual')),
    weight float8 not null check (weight between 0 and 100),
    score_max float8 not null default 100 check (score_max between 1 and 1000),
    rate integer check (rate >= 0),
    formula text,
    formula_en text,
    enabled smallint not null default 1 check (enabled in (0, 1)),
    ${EDITED_COLUMNS}
  )`,
  `create unique index kpi_items_code on kpi_items (code) where deleted_at is null`,
  `create table kpi_sheets (
    order_id text primary key references orders (id) on delete cascade,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    audit_status smallint not null check (audit_status between 1 and 3),
    approved_by text references users (id),
    approved_at timestamptz,
    saved_at timestamptz not null,
    version integer not null check (version > 0),
    check ((audit_status = 2) = (approved_at is not null))
  )`,
  `create table kpi_rows (
    id text primary key,
    order_id text not null references kpi_sheets (order_id) on delete cascade,
    user_id text not null references users (id),
    item_code text not null,
    item_name text not null,
    item_name_en text not null,
    category smallint not null,
    measure text not null,
    weight float8 not null,
    score_max float8 not null,
    rate integer,
    position integer not null,
    quantity float8 not null check (quantity >= 0),
    difficulty float8 not null check (difficulty >= 0),
    computed float8 not null,
    computed_share float8 not null,
    score float8 not null check (score between 0 and score_max),
    share float8 not null check (share between 0 and 100),
    parts text not null,
    deduct_reason text,
    note text,
    corrected_by text references users (id),
    unique (order_id, user_id, item_code),
    check (deduct_reason is not null or (score = computed and share = computed_share))
  )`,
  `create index kpi_rows_item on kpi_rows (item_code)`,
  `create index kpi_rows_user on kpi_rows (user_id)`,
  `create table safe_levels (
    task_id text primary key references order_tasks (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    source_count smallint not null default 0 check (source_count between 0 and 100),
    override_reason text,
    user_id text not null references users (id),
    saved_at timestamptz not null
  )`,
  `create index safe_levels_order on safe_levels (order_id)`,
  `create table safe_level_evidence (
    task_id text not null references safe_levels (task_id) on delete cascade,
    paper_id text not null references order_papers (id) on delete cascade,
    primary key (task_id, paper_id)
  )`,
  `create index safe_level_evidence_paper on safe_level_evidence (paper_id)`,
  // Events of earlier releases do not say who had the task afterwards.
  `alter table task_events add column owner_id text references users (id)`,
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'right', 'product', 'calendar', 'timer',
      'messageTemplate', 'kpiItem'))`,
];
