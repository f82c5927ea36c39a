import type { UserType } from '@mingjian/api';
import type { ArticlesTables } from '../features/articles/tables';
import type { CandidatesTables } from '../features/candidates/tables';
import type { CompaniesTables } from '../features/companies/tables';
import type { CompanyAddressesTables } from '../features/companyAddresses/tables';
import type { CompanyFollowUpsTables } from '../features/companyFollowUps/tables';
import type { DepartmentsTables } from '../features/departments/tables';
import type { CompanyRegistrationsTables } from '../features/companyRegistrations/tables';
import type { DictionariesTables } from '../features/dictionaries/tables';
import type { EntryLinksTables } from '../features/entryLinks/tables';
import type { FilesTables } from '../features/files/tables';
import type { ListExportsTables } from '../features/listExports/tables';
import type { ListViewsTables } from '../features/listViews/tables';
import type { MaterialsTables } from '../features/materials/tables';
import type { MenusTables } from '../features/menus/tables';
import type { NoticesTables } from '../features/notices/tables';
import type { OutboxTables } from '../features/outbox/tables';
import type { OrdersTables } from '../features/orders/tables';
import type { SavedFiltersTables } from '../features/savedFilters/tables';
import type { SessionTables } from '../features/session/tables';
import type { UserConfigsTables } from '../features/userConfigs/tables';
import type { UsersTables } from '../features/users/tables';
import type { WorkCalendarTables } from '../features/workCalendar/tables';

/** One change of one row, kept for ever. */
export interface OperateLogTable {
  id: string;
  /** The company that owns the row; `null` for rows without one. */
  companyId: string | null;
  module: string;
  action: 'created' | 'updated' | 'deleted' | 'exported' | 'revealed' | 'passwordChanged';
  objectType: string;
  objectId: string;
  /** The version that the change made, or that was revealed; 1 where rows have none. */
  version: number;
  /** JSON text of the changed fields, numbers of people masked. */
  before: string | null;
  after: string | null;
  userId: string;
  userName: string;
  userType: UserType;
  ip: string;
  /** Why a masked value was revealed; `null` for a change. */
  reason: string | null;
  createTime: Date;
}

/** A response that is given again when its request is sent again. */
export interface IdempotencyKeyTable {
  userId: string;
  key: string;
  /** SHA-256 of the call and its input. */
  requestHash: string;
  /** JSON text. */
  answer: string | null;
  createdAt: Date;
}

/** Standard content that this database has been given, so that it is given once. */
export interface StandardContentTable {
  kind: 'role' | 'menu' | 'dictionary' | 'right' | 'product' | 'calendar';
  code: string;
}

/** The tables of the whole server, by their names in TypeScript; each feature declares its own. */
export interface Schema
  extends
    ArticlesTables,
    CandidatesTables,
    CompaniesTables,
    CompanyAddressesTables,
    CompanyFollowUpsTables,
    DepartmentsTables,
    CompanyRegistrationsTables,
    DictionariesTables,
    EntryLinksTables,
    FilesTables,
    ListExportsTables,
    ListViewsTables,
    MaterialsTables,
    MenusTables,
    NoticesTables,
    OrdersTables,
    OutboxTables,
    SavedFiltersTables,
    SessionTables,
    UserConfigsTables,
    UsersTables,
    WorkCalendarTables {
  operateLogs: OperateLogTable;
  idempotencyKeys: IdempotencyKeyTable;
  standardContent: StandardContentTable;
}

/** Name of a table, in camelCase. */
export type TableName = keyof Schema;
