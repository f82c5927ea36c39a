import type { Edited } from '../../database/columns';

export interface CompanyFollowUpTable extends Edited {
  id: string;
  companyId: string;
  followType: 1 | 2 | 3 | 4;
  contactName: string;
  phone: string | null;
  result: 1 | 2 | 3 | 4;
  content: string;
  nextTime: Date | null;
  userId: string;
}

/** Tables of this feature, by their names in TypeScript. */
export interface CompanyFollowUpsTables {
  companyFollowUps: CompanyFollowUpTable;
}
