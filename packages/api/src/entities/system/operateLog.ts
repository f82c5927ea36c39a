import type { Flag, Stored } from '../../schema';

/** Record of an operation. Only the server writes it. */
export interface OperateLog extends Stored {
  companyId: string | null;
  module: string;
  action: string;
  objectType: string;
  objectId: string;
  /** JSON text, masked. */
  before: string | null;
  after: string | null;
  userId: string;
  userName: string;
  userType: 'companyUser' | 'serviceUser';
  ip: string;
  result: Flag;
  /** Milliseconds. */
  costMs: number;
  reason: string | null;
}
