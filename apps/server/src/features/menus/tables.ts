import type { Generated } from 'kysely';

export interface MenuTable {
  id: Generated<string>;
  code: string;
  parentCode: string | null;
  name: string;
  nameEn: string;
  icon: string | null;
  iconColor: string | null;
  pageurl: string;
  showFlag: 0 | 1;
  /** The module that the entry belongs to. */
  remark: string | null;
  /** 1 for a page that is built anew at each visit. 0 by default. */
  noCache: Generated<0 | 1>;
  sort: number;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Generated<Date | null>;
}

export interface RoleMenuTable {
  roleCode: string;
  menuCode: string;
}

declare module '../../database/schema' {
  interface Schema {
    menus: MenuTable;
    roleMenus: RoleMenuTable;
  }
}
