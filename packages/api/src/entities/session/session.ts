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

/** Permissions beyond those of a list, which come with its rows. */
export interface SessionCan {
  /** Whether the person may set the view that the lists of their company open with. */
  setTeamDefault: boolean;
  /** Whether the person may order checks for their company. */
  placeOrders: boolean;
  /** Whether the person may fill the material library of the provider or of their company. */
  editMaterials: boolean;
}

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
  can: SessionCan;
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
