import type { AuthStatus, RealnameStatus } from '@mingjian/api';
import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface CandidateTable extends Edited {
  id: string;
  companyId: string;
  name: string;
  nameEn: string | null;
  mobile: string;
  email: string | null;
  idType: Generated<1 | 2 | 3 | 4>;
  idCardNo: string;
  gender: Generated<0 | 1 | 2>;
  /** `yyyy-MM-dd`. */
  birthDate: string | null;
  nationality: string | null;
  position: string | null;
  /** JSON text of `Education[]`. */
  education: string | null;
  /** JSON text of `Employment[]`. */
  employment: string | null;
  resumeUrl: string | null;
  authStatus: Generated<AuthStatus>;
  realnameStatus: Generated<RealnameStatus>;
  /** JSON text list of words. */
  tags: string | null;
  withdrawTime: Date | null;
  /** `yyyy-MM-dd`. */
  deleteDueDate: string | null;
  /** When everything personal was deleted; the row stays for its orders. */
  erasedAt: Generated<Date | null>;
}

declare module '../../database/schema' {
  interface Schema {
    candidates: CandidateTable;
  }
}

/** Adds what candidates say of their schools and jobs. Published statements never change. */
export const candidateHistoryMigration = [
  `alter table candidates add column education text, add column employment text`,
];

/**
 * Finds people of a company by their numbers: imports look for earlier orders of each row.
 * Published statements never change.
 */
export const candidateNumberMigration = [
  `create index candidates_number on candidates (company_id, id_card_no)`,
];
