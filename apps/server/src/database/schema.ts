import type { UserType } from '@mingjian/api';

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
  kind:
    | 'role'
    | 'menu'
    | 'dictionary'
    | 'right'
    | 'product'
    | 'calendar'
    | 'timer'
    | 'messageTemplate'
    | 'kpiItem'
    | 'reportLayout';
  code: string;
}

/** The tables of the whole server, by their names in TypeScript; each feature adds its own. */
export interface Schema {
  operateLogs: OperateLogTable;
  idempotencyKeys: IdempotencyKeyTable;
  standardContent: StandardContentTable;
}

/** Name of a table, in camelCase. */
export type TableName = keyof Schema;
