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

/** Tables of this feature, by their names in TypeScript. */
export interface CompanyRegistrationsTables {
  companyRegistrations: CompanyRegistrationTable;
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
