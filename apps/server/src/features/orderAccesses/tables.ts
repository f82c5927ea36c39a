/** Thing of an order that was read: itself, the candidate's answers, a file, its report or PDF. */
export type AccessKind = 'order' | 'answers' | 'file' | 'report' | 'document';

/** Accesses of one person to one thing of an order, on one day in Beijing. */
export interface OrderAccessTable {
  orderId: string;
  /** Outlives the account, as the name does. */
  userId: string;
  userName: string;
  /** Company of the person; `null` for staff. */
  companyId: string | null;
  kind: AccessKind;
  /** Whether it was a program with a key that the person is responsible for. */
  isProgram: boolean;
  /** `yyyy-MM-dd` */
  day: string;
  firstAt: Date;
  lastAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orderAccesses: OrderAccessTable;
  }
}

/** Creates the table. Published statements never change. */
export const orderAccessMigration = [
  `create table order_accesses (
    order_id text not null references orders (id) on delete cascade,
    user_id text not null,
    user_name text not null,
    company_id text references companies (id) on delete cascade,
    kind text not null check (kind in ('order', 'answers', 'file', 'report', 'document')),
    is_program boolean not null,
    day date not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (order_id, user_id, kind, day, is_program)
  )`,
];
