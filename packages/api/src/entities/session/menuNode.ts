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
  /**
   * Pinyin of the name and its initials, by which people find the entry: `cdgl` for 菜单管理. Only
   * the menu of a session has them.
   */
  keys?: string[];
  children: MenuNode[];
}
