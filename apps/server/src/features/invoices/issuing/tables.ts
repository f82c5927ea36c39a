import type { Generated } from 'kysely';
import type { IssueProblem } from '../../../http/invoiceService';

/** A request of an invoice at the issuing service; the newest replaces the one before. */
export interface InvoiceIssuingTable {
  invoiceId: string;
  /** Identifies the request for the service, over all its attempts. */
  requestId: string;
  /** 0 waits · 1 asked · 2 issued · 9 failed. */
  status: Generated<0 | 1 | 2 | 9>;
  problem: IssueProblem | null;
  /** The service's own words. */
  message: string | null;
  /** Attempts since somebody asked. */
  tries: Generated<number>;
  askedBy: string;
  askedAt: Date | null;
  nextAt: Date | null;
  updatedAt: Date;
}

declare module '../../../database/schema' {
  interface Schema {
    invoiceIssuings: InvoiceIssuingTable;
  }
}

/** Creates the table. Published statements never change. */
export const invoiceIssuingMigration = [
  `create table invoice_issuings (
    invoice_id text primary key references company_invoices (id),
    request_id text not null unique,
    status smallint not null default 0 check (status in (0, 1, 2, 9)),
    problem text,
    message text,
    tries integer not null default 0 check (tries >= 0),
    asked_by text not null references users (id),
    asked_at timestamptz,
    next_at timestamptz,
    updated_at timestamptz not null,
    check (status <> 9 or problem is not null),
    check (status <> 1 or asked_at is not null),
    check (next_at is null or status = 0)
  )`,
];
