import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface DepartmentTable extends Edited {
  id: string;
  parentId: string | null;
  deptName: string;
  deptCode: string | null;
  leaderId: string | null;
  phone: string | null;
  sort: Generated<number>;
  status: Generated<0 | 1>;
  /** Kept by a trigger. */
  path: Generated<string>;
}

declare module '../../database/schema' {
  interface Schema {
    departments: DepartmentTable;
  }
}
