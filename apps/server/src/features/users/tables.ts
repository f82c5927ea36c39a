import type { UserType } from '@mingjian/api';
import type { Dated } from '../../database/columns';

export interface UserTable extends Dated {
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

export interface RoleRightTable {
  roleCode: string;
  rightCode: string;
}

/** Tables of this feature, by their names in TypeScript. */
export interface UsersTables {
  users: UserTable;
  roles: RoleTable;
  userRoles: UserRoleTable;
  roleRights: RoleRightTable;
}
