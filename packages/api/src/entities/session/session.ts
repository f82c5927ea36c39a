import type { MenuNode } from './menuNode';

/** Who may sign in: a client company's user, or staff of the provider. */
export type UserType = 'companyUser' | 'serviceUser';

/** The signed-in person. `getUserInfo` carries it as JSON text. */
export interface UserInfo {
  id: string;
  userName: string;
  username: string;
  avatar: string | null;
  userType: UserType;
  realname: string;
  /** Masked. */
  phone: string | null;
  /** Masked. */
  email: string | null;
  companyId: string | null;
  companyName: string | null;
  roleCode: string;
  /** 1 for a company's main account. */
  mainFlag: 0 | 1;
  roleInfo: RoleInfo;
}

/** The role that a person has. */
export interface RoleInfo {
  roleName: string;
  roleNameEn: string;
  roleCode: string;
}

/** Rights that no response of a list tells. A session names those that its person holds. */
export const SESSION_RIGHTS = [
  'companies.administer',
  'finance.amounts',
  'orders.place',
  'orders.placeFor',
  'orders.inspect',
  'orders.statistics',
  'orders.contact',
  'system.administer',
  'system.materials',
] as const;

/** Code of a right that a session names. */
export type SessionRight = (typeof SESSION_RIGHTS)[number];

/** The response of `getUserInfo`. */
export interface LoginInfo {
  /** JSON text of a `UserInfo`. */
  userInfo: string;
  userType: UserType;
  avatar: string | null;
  roleInfo: RoleInfo;
  companyName: string | null;
  mainFlag: 0 | 1;
  /** Role codes that guarded elements are compared with. */
  menuCodes: string[];
  menuList: MenuNode[];
  /** Rights beyond those that come with lists. */
  can: readonly SessionRight[];
  /** Stored value of the setting `SHELL_SETTINGS`; empty when the person has none. */
  settings: string;
  /**
   * 32 random bytes in base64, the same at every sign-in of this person. It encrypts unsaved input
   * in the browser; keep it in memory alone.
   */
  draftKey: string;
}

/** The person at the provider who looks after a client company. */
export interface ManagerInfo {
  realname: string;
  phone: string;
  email: string;
}
