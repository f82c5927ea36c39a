import { number, object } from 'yup';
import type { Can } from '../contract/listPage';
import type { MenuEntryRow } from '../resources/system/menu';
import { idText, versionNumber } from '../schema';
import type { UserType } from './session';

/** An entry of the server-driven menu. */
export interface MenuNode {
  code: string;
  name: string;
  nameEn: string | null;
  icon: string | null;
  iconColor: string | null;
  /**
   * Path without its leading slash, below the path of the entry above it: `f-order` /
   * `f-order/orderList` is `/f-order/f-order/orderList`.
   */
  pageurl: string;
  /** 0 keeps the entry out of the menu; its page stays reachable. */
  showFlag: 0 | 1;
  /** Module name, such as `MALL`. */
  remark: string | null;
  /** 1 for a page that is built anew at each visit. A server that knows no such pages omits it. */
  noCache?: 0 | 1;
  children: MenuNode[];
}

/** A role whose menu can be previewed. */
export interface MenuRole {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
}

/** The whole menu, as administrators maintain it. */
export interface ManagedMenu {
  entries: MenuEntryRow[];
  /** Every role, the most powerful first. */
  roles: MenuRole[];
  /** Permissions of the reader. */
  can: Can;
}

/** Schema of a move: the entry's place among those below `parentCode`, from 0. */
export const menuMove = object({
  id: idText().required(),
  version: versionNumber().required(),
  parentCode: idText().nullable().default(null),
  index: number().integer().min(0).max(5_000).required(),
});
