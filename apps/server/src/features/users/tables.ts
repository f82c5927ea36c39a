import type { UserType } from '@mingjian/api';
import type { Generated } from 'kysely';
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
  /** 0 for an account that is switched off or deleted. */
  status: 0 | 1;
  deptId: string | null;
}

export interface RoleTable {
  /** The code. */
  id: Generated<string>;
  code: string;
  name: string;
  nameEn: string | null;
  userType: UserType;
  sort: Generated<number>;
  /** 0 for a role that gives nothing to those who hold it. */
  status: Generated<0 | 1>;
  remark: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  version: Generated<number>;
  deletedAt: Date | null;
}

export interface UserRoleTable {
  userId: string;
  roleCode: string;
}

export interface RoleRightTable {
  roleCode: string;
  rightCode: string;
}

declare module '../../database/schema' {
  interface Schema {
    users: UserTable;
    roles: RoleTable;
    userRoles: UserRoleTable;
    roleRights: RoleRightTable;
  }
}
