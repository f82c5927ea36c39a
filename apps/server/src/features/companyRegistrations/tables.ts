import type { Language } from '../../texts';

export interface CompanyRegistrationTable {
  id: string;
  referenceNo: string;
  companyName: string;
  creditCode: string;
  contactName: string;
  phone: string;
  /** Digits of the phone, by which requests are compared. */
  phoneDigits: string;
  email: string;
  username: string;
  /** Hash of the chosen password; `null` once the request is decided. */
  passwordHash: string | null;
  /** Language of the messages to the company. */
  language: Language;
  /** 0 pending, 1 approved, 2 refused. */
  status: 0 | 1 | 2;
  reason: string | null;
  /** The signed-in person who made it; `null` for anybody else. */
  createdBy: string | null;
  companyId: string | null;
  handledBy: string | null;
  handledAt: Date | null;
  createdAt: Date;
}

/** Permission to upload a few papers before a request is sent. */
export interface RegistrationTicketTable {
  /** SHA-256 of the ticket. */
  ticketHash: string;
  expiresAt: Date;
}

/** An uploaded paper of a request, or of one that is being written. */
export interface RegistrationPaperTable {
  id: string;
  ticketHash: string;
  fileId: string;
  /** `null` until the request is sent. */
  registrationId: string | null;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    companyRegistrations: CompanyRegistrationTable;
    registrationTickets: RegistrationTicketTable;
    registrationPapers: RegistrationPaperTable;
  }
}

/** Creates the tables. Published statements never change. */
export const companyRegistrationMigration = [
  `create table company_registrations (
    id text primary key,
    reference_no text not null unique,
    company_name text not null check (length(company_name) > 0),
    credit_code text not null,
    contact_name text not null,
    phone text not null,
    phone_digits text not null,
    email text not null,
    username text not null,
    password_hash text,
    language text not null check (language in ('zh', 'en')),
    status smallint not null check (status between 0 and 2),
    reason text,
    created_by text references users (id),
    company_id text references companies (id),
    handled_by text references users (id),
    handled_at timestamptz,
    created_at timestamptz not null,
    check ((status = 0) = (handled_at is null)),
    check ((status = 2) = (reason is not null)),
    check ((status = 0) = (password_hash is not null))
  )`,
  `create index company_registrations_newest on company_registrations (created_at desc, id desc)`,
  `create index company_registrations_credit_code on company_registrations (credit_code)`,
  `create index company_registrations_phone on company_registrations (phone_digits)`,
  `create index company_registrations_created_by on company_registrations (created_by)`,
  `create index company_registrations_company on company_registrations (company_id)`,
  `create index company_registrations_handled_by on company_registrations (handled_by)`,
];

/** Adds the papers of requests. Published statements never change. */
export const registrationPaperMigration = [
  `create table registration_tickets (
    ticket_hash text primary key,
    expires_at timestamptz not null
  )`,
  `create table registration_papers (
    id text primary key,
    ticket_hash text not null,
    file_id text not null unique references uploaded_files (id) on delete cascade,
    registration_id text references company_registrations (id) on delete cascade,
    created_at timestamptz not null
  )`,
  `create index registration_papers_registration on registration_papers (registration_id)`,
  `create index registration_papers_ticket on registration_papers (ticket_hash)`,
];
