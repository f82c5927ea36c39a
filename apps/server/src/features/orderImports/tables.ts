import type { ImportField, ImportRowState, OrderType } from '@mingjian/api';
import type { Generated } from 'kysely';

/** A file whose rows become orders. */
export interface OrderImportTable {
  id: string;
  companyId: string;
  userId: string;
  orderType: OrderType;
  productId: string;
  fileName: string;
  /** JSON text list. */
  headers: string;
  /** JSON text list of fields, `null` for a column that is left out. */
  mapping: string;
  emptyRows: number;
  state: Generated<'open' | 'placing'>;
  /** Rows of the last placing. */
  toPlace: Generated<number>;
  withWarnings: Generated<0 | 1>;
  /** JSON text of who started the last placing, with the rights of that moment. */
  caller: Generated<string | null>;
  /** JSON text of why the last placing stopped, in both languages. */
  fault: Generated<string | null>;
  version: Generated<number>;
  createdAt: Date;
  /** When its placing last went on. */
  touchedAt: Date;
}

/** A row of a file. */
export interface OrderImportRowTable {
  importId: string;
  row: number;
  /** JSON text list of `SheetCell`. */
  cells: string;
  /** JSON text list of `FoundProblem`. */
  problems: string;
  state: ImportRowState;
  /** Identity number, by which rows of the same person are found; `null` once it is placed. */
  person: string | null;
  orderId: Generated<string | null>;
}

/** The field that a company last chose for a header. */
export interface ImportHeaderTable {
  companyId: string;
  header: string;
  /** `null` for a column that is left out. */
  field: ImportField | null;
}

declare module '../../database/schema' {
  interface Schema {
    orderImports: OrderImportTable;
    orderImportRows: OrderImportRowTable;
    importHeaders: ImportHeaderTable;
  }
}

/** Creates the tables. Published statements never change. */
export const orderImportMigration = [
  `create table order_imports (
    id text primary key,
    company_id text not null references companies (id),
    user_id text not null references users (id),
    order_type smallint not null,
    product_id text not null references products (id),
    file_name text not null,
    headers text not null,
    mapping text not null,
    empty_rows integer not null,
    state text not null default 'open' check (state in ('open', 'placing')),
    to_place integer not null default 0,
    with_warnings smallint not null default 0,
    caller text,
    fault text,
    version integer not null default 1,
    created_at timestamptz not null,
    touched_at timestamptz not null
  )`,
  `create index order_imports_user on order_imports (user_id, created_at)`,
  `create table order_import_rows (
    import_id text not null references order_imports (id) on delete cascade,
    "row" integer not null,
    cells text not null,
    problems text not null,
    state text not null check (state in ('error', 'warning', 'good', 'placed')),
    person text,
    order_id text references orders (id) on delete set null,
    primary key (import_id, "row")
  )`,
  `create index order_import_rows_person on order_import_rows (import_id, person)`,
  `create index order_import_rows_order on order_import_rows (order_id)`,
  `create table import_headers (
    company_id text not null references companies (id) on delete cascade,
    header text not null,
    field text,
    primary key (company_id, header)
  )`,
];
