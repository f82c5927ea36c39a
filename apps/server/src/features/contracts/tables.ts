import type {
  CandidateLanguage,
  ContractAct,
  ContractKind,
  ContractStatus,
  Flag,
  SigningVendor,
} from '@mingjian/api';
import type { Generated, Selectable } from 'kysely';
import type { Dated } from '../../database/columns';

/** A contract that is signed online: the letter of an order, or one with a company. */
export interface ContractTable extends Dated {
  id: string;
  contractNo: string;
  title: string;
  kind: ContractKind;
  /** Of a letter, as are the candidate and the form; otherwise `null`. */
  orderId: string | null;
  candidateId: string | null;
  formId: string | null;
  companyId: string;
  status: ContractStatus;
  vendor: SigningVendor;
  /** Id of the flow at the vendor; `null` before it has begun, and without a vendor. */
  flowId: string | null;
  /** Code and version of the text. */
  template: string;
  deadline: Date | null;
  exemptFlag: Generated<Flag>;
  filePath: string | null;
  fileHash: string | null;
  contentHash: string | null;
  rejectReason: string | null;
  rollbackCount: Generated<number>;
  signedAt: Date | null;
  /** JSON text of the decision that a vendor's signature makes valid. */
  pendingDecision: string | null;
  version: Generated<number>;
}

/** A contract as its flow moves it. */
export type MovedContract = Selectable<ContractTable> & { state: ContractStatus };

/** An event of a contract's course. */
export interface ContractEventTable {
  contractId: string;
  /** From 1 without gaps, by contract. */
  number: number;
  action: ContractAct;
  statusBefore: ContractStatus | null;
  statusAfter: ContractStatus;
  rightCode: string | null;
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** A signature below a contract. Rows are added only. */
export interface ContractSignatureTable {
  id: string;
  contractId: string;
  signer: 'candidate' | 'company' | 'provider';
  name: string;
  method: 'drawn' | 'typed' | 'vendor';
  /** JSON text of `StrokePoint[][]`; `null` where nothing was drawn. */
  strokes: string | null;
  svg: string | null;
  /** Whether a code confirmed a typed name. */
  byCode: boolean;
  language: CandidateLanguage;
  contentHash: string;
  /** Hash of the request, by which an equal one is known. */
  requestHash: string;
  address: string;
  agent: string;
  createdAt: Date;
}

/** An attempt to prove an identity. Rows are added only. */
export interface IdentityCheckTable {
  id: string;
  formId: string;
  orderId: string;
  /** `papers`: name and number · `manual`: decided by staff · `vendor`. */
  method: 'papers' | 'manual' | 'vendor';
  result: 'passed' | 'waiting' | 'failed';
  /** Reason of a failure, by its code or in the words of staff. */
  reason: string | null;
  /** Whether a code to the mobile number was the second proof. */
  byCode: boolean;
  address: string;
  agent: string;
  createdAt: Date;
}

/** A notification of a signing vendor that was verified. */
export interface SigningNotificationTable {
  vendor: SigningVendor;
  /** Hash of its text: a replayed one is known by it. */
  textHash: string;
  action: string;
  receivedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    contracts: ContractTable;
    contractEvents: ContractEventTable;
    contractSignatures: ContractSignatureTable;
    identityChecks: IdentityCheckTable;
    signingNotifications: SigningNotificationTable;
  }
}

const APPEND_ONLY = (table: string) =>
  `create trigger ${table}_append_only before update on ${table}
    for each row execute function refuse_change()`;

/** Adds contracts, signatures and checks of identity. Published statements never change. */
export const contractMigration = [
  `create table contracts (
    id text primary key,
    contract_no text not null unique,
    title text not null,
    kind smallint not null check (kind in (1, 2, 3)),
    order_id text references orders (id) on delete cascade,
    candidate_id text references candidates (id),
    form_id text references collect_forms (id) on delete cascade,
    company_id text not null references companies (id),
    status smallint not null check (status between 0 and 9),
    vendor text not null check (vendor in ('builtin', 'esign', 'fadada')),
    flow_id text,
    template text not null,
    deadline timestamptz,
    exempt_flag smallint not null default 0 check (exempt_flag in (0, 1)),
    file_path text,
    file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
    content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
    reject_reason text,
    rollback_count integer not null default 0 check (rollback_count >= 0),
    signed_at timestamptz,
    pending_decision text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    check ((kind = 2) = (order_id is not null)),
    check ((order_id is null) = (form_id is null)),
    check ((status in (4, 8, 9)) = (signed_at is not null)),
    check (signed_at is null or (file_path is not null and file_hash is not null))
  )`,
  `create unique index contracts_letter on contracts (order_id) where order_id is not null`,
  `create unique index contracts_flow on contracts (vendor, flow_id) where flow_id is not null`,
  `create index contracts_company on contracts (company_id)`,
  `create index contracts_candidate on contracts (candidate_id)`,
  `create index contracts_form on contracts (form_id)`,
  `create index contracts_deadline on contracts (deadline) where status in (0, 1, 2, 3)`,
  `create table contract_events (
    contract_id text not null references contracts (id) on delete cascade,
    number integer not null check (number > 0),
    action text not null,
    status_before smallint,
    status_after smallint not null,
    right_code text,
    user_id text references users (id),
    user_name text not null,
    content text,
    create_time timestamptz not null,
    primary key (contract_id, number)
  )`,
  APPEND_ONLY('contract_events'),
  `create table contract_signatures (
    id text primary key,
    contract_id text not null references contracts (id) on delete cascade,
    signer text not null check (signer in ('candidate', 'company', 'provider')),
    name text not null,
    method text not null check (method in ('drawn', 'typed', 'vendor')),
    strokes text,
    svg text,
    by_code boolean not null,
    language text not null check (language in ('zh', 'en')),
    content_hash text not null,
    request_hash text not null,
    address text not null,
    agent text not null,
    created_at timestamptz not null,
    check ((method = 'drawn') = (strokes is not null and svg is not null))
  )`,
  `create index contract_signatures_contract on contract_signatures (contract_id)`,
  APPEND_ONLY('contract_signatures'),
  `create table identity_checks (
    id text primary key,
    form_id text not null references collect_forms (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    method text not null check (method in ('papers', 'manual', 'vendor')),
    result text not null check (result in ('passed', 'waiting', 'failed')),
    reason text,
    by_code boolean not null,
    address text not null,
    agent text not null,
    created_at timestamptz not null
  )`,
  `create index identity_checks_form on identity_checks (form_id, created_at)`,
  `create index identity_checks_order on identity_checks (order_id)`,
  APPEND_ONLY('identity_checks'),
  `create table signing_notifications (
    vendor text not null,
    text_hash text not null,
    action text not null,
    received_at timestamptz not null,
    primary key (vendor, text_hash)
  )`,
];
