import type { UploadKind } from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';

/** A text file that a company keeps with us, such as its rules. */
export interface StoredFileTable {
  /** Starts with a slash; unguessable parts are not needed, since every reading is scoped. */
  path: string;
  companyId: string;
  name: string;
  contentType: string;
  content: string;
}

/** A file that somebody uploaded. Its content is in the store of contents, under its hash. */
export interface UploadedFileTable {
  id: string;
  path: string;
  hash: string;
  /** In bytes. */
  size: number;
  name: string;
  contentType: string;
  /** `null` for a file of the provider. */
  companyId: string | null;
  audience: 'company' | 'everyone';
  /** Who uploaded it; `null` once that person is deleted, and for a candidate. */
  userId: string | null;
  /** The collection form that it belongs to, whose candidate reads it. */
  formId: Generated<string | null>;
  createdAt: Date;
}

/** A file that somebody uploaded, as it is stored. */
export type UploadedFileRow = Selectable<UploadedFileTable>;

/** An upload in parts, until a day after its last part. */
export interface PartUploadTable {
  id: string;
  name: string;
  /** Of the whole file, in bytes. */
  size: number;
  kind: UploadKind;
  companyId: string | null;
  /** `null` for a candidate's. */
  userId: string | null;
  /** The collection form of a candidate's. */
  formId: Generated<string | null>;
  /** Path of the file that was made of the parts; `null` before. */
  path: string | null;
  /** When it began, or its last part came. */
  touchedAt: Date;
}

/** The PDF that was made of an uploaded office file. */
export interface ConvertedDocumentTable {
  sourceId: string;
  pdfId: string;
}

/** A secret of the installation, which its processes share. */
export interface InstallationKeyTable {
  name: string;
  key: string;
}

declare module '../../database/schema' {
  interface Schema {
    storedFiles: StoredFileTable;
    uploadedFiles: UploadedFileTable;
    partUploads: PartUploadTable;
    convertedDocuments: ConvertedDocumentTable;
    installationKeys: InstallationKeyTable;
  }
}

/** Adds the uploaded files. */
export const uploadedFilesMigration = [
  `create table uploaded_files (
    id text primary key,
    path text not null unique check (path ~ '^/uploads/[0-9a-f]{32}[.][a-z0-9]+$'),
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    size bigint not null check (size > 0),
    name text not null,
    content_type text not null,
    company_id text references companies (id),
    user_id text references users (id) on delete set null,
    created_at timestamptz not null
  )`,
  `create index uploaded_files_company on uploaded_files (company_id)`,
  `create index uploaded_files_user on uploaded_files (user_id)`,
  `create index uploaded_files_hash on uploaded_files (hash)`,
];

/** Adds who may read an uploaded file, and the keys of the installation. */
export const fileAudienceMigration = [
  `alter table uploaded_files add column audience text not null default 'company'
    check (audience in ('company', 'everyone'))`,
  `alter table uploaded_files alter column audience drop default`,
  `create table installation_keys (name text primary key, key text not null)`,
];

/** Adds the uploads in parts. */
export const partUploadsMigration = [
  `create table part_uploads (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    name text not null,
    size bigint not null check (size > 0),
    kind text not null,
    company_id text references companies (id),
    user_id text not null references users (id) on delete cascade,
    path text,
    touched_at timestamptz not null
  )`,
  `create index part_uploads_user on part_uploads (user_id)`,
  `create index part_uploads_company on part_uploads (company_id)`,
  `create index part_uploads_touched on part_uploads (touched_at)`,
];

/** Adds the PDFs of office files. */
export const convertedDocumentsMigration = [
  `create table converted_documents (
    source_id text primary key references uploaded_files (id) on delete cascade,
    pdf_id text not null references uploaded_files (id) on delete cascade
  )`,
  `create index converted_documents_pdf on converted_documents (pdf_id)`,
];
