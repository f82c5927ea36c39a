/** An entry of the server-driven menu. */
export interface MenuNode {
  code: string;
  name: string;
  nameEn: string | null;
  icon: string | null;
  iconColor: string | null;
  /** Path of the page without its leading slash. Empty for a group. */
  pageurl: string;
  /** 0 keeps the entry out of the menu; its page stays reachable. */
  showFlag: 0 | 1;
  /** Module name, such as `MALL`. */
  remark: string | null;
  children: MenuNode[];
}
