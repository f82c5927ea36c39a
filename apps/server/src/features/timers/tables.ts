export interface OrderWarningTable {
  orderId: string;
  /** 1 due soon, 2 overdue. */
  level: 1 | 2;
  /** The due time that it was about: one that moves is warned of again. */
  dueAt: Date;
  warnedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orderWarnings: OrderWarningTable;
  }
}

/** Adds the warnings about due times. The product itself sends their notices. */
export const dueWarningMigration = [
  `create table order_warnings (
    order_id text not null references orders (id) on delete cascade,
    level smallint not null check (level in (1, 2)),
    due_at timestamptz not null,
    warned_at timestamptz not null,
    primary key (order_id, level, due_at)
  )`,
  `alter table notices alter column from_user drop not null`,
];
