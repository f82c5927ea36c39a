import type { UserType } from '@mingjian/api';
import type { Edited } from '../../database/columns';

export interface UserTable extends Edited {
  id: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  avatar: string | null;
  userType: UserType;
  companyId: string | null;
  mainFlag: 0 | 1;
  passwordHash: string;
  /** Department within a client company, in its own words. */
  deptName: string | null;
  status: 0 | 1;
}

export interface RoleTable {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
  sort: number;
}

export interface UserRoleTable {
  userId: string;
  roleCode: string;
}

/** Tables of this feature, by their names in TypeScript. */
export interface UsersTables {
  users: UserTable;
  roles: RoleTable;
  userRoles: UserRoleTable;
}
