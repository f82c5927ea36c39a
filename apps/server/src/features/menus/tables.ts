export interface MenuTable {
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
  sort: number;
}

export interface RoleMenuTable {
  roleCode: string;
  menuCode: string;
}

/** Tables of this feature, by their names in TypeScript. */
export interface MenusTables {
  menus: MenuTable;
  roleMenus: RoleMenuTable;
}
