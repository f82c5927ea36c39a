import type { LibraryAudience } from '@mingjian/api';
import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

/** A document of the resource library. */
export interface LibraryDocumentTable extends Edited {
  id: string;
  title: string;
  titleEn: string | null;
  category: string;
  /** JSON text list of words. */
  tags: string | null;
  /** JSON text list of one file. */
  fileUrl: string;
  /** Stored path of that file. */
  filePath: string;
  audience: Generated<LibraryAudience>;
  /** `yyyy-MM-dd`, the last day on which clients see it. */
  expireDate: string | null;
  ownerId: string | null;
  downloadCount: Generated<number>;
  /** The last day about whose end the owner was told. */
  warnedFor: string | null;
}

/** A company that sees a document for chosen companies. */
export interface LibraryDocumentCompanyTable {
  documentId: string;
  companyId: string;
}

/** A file that a document had or has. None is ever changed. */
export interface LibraryVersionTable {
  documentId: string;
  /** From 1 without gaps, by document. */
  number: number;
  path: string;
  name: string;
  userId: string | null;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    libraryDocuments: LibraryDocumentTable;
    libraryDocumentCompanies: LibraryDocumentCompanyTable;
    libraryVersions: LibraryVersionTable;
  }
}

/** Creates the tables of the resource library. Published statements never change. */
export const resourceLibraryMigration = [
  `create table library_documents (
    id text primary key,
    title text not null check (length(title) > 0),
    title_en text,
    category text not null check (length(category) > 0),
    tags text,
    file_url text not null,
    file_path text not null check (file_path ~ '^/uploads/[0-9a-f]{32}[.][a-z0-9]+$'),
    audience smallint not null default 1 check (audience between 1 and 3),
    expire_date date,
    owner_id text references users (id),
    download_count bigint not null default 0 check (download_count >= 0),
    warned_for date,
    ${EDITED_COLUMNS}
  )`,
  `create index library_documents_newest on library_documents (updated_at desc, id desc)`,
  `create index library_documents_path on library_documents (file_path)`,
  `create index library_documents_owner on library_documents (owner_id)`,
  `create index library_documents_expiry on library_documents (expire_date)
    where expire_date is not null`,
  `create table library_document_companies (
    document_id text not null references library_documents (id) on delete cascade,
    company_id text not null references companies (id),
    primary key (document_id, company_id)
  )`,
  `create index library_document_companies_company on library_document_companies (company_id)`,
  `create table library_versions (
    document_id text not null references library_documents (id) on delete cascade,
    number integer not null check (number > 0),
    path text not null check (path ~ '^/uploads/[0-9a-f]{32}[.][a-z0-9]+$'),
    name text not null check (length(name) > 0),
    user_id text references users (id) on delete set null,
    created_at timestamptz not null,
    primary key (document_id, number)
  )`,
];
