/** The regions that a cascader offers, and how they are selected. */
export interface RegionScope {
  /**
   * Whether several regions can be selected. One whose parts are all selected stands for them.
   * @default false
   */
  multiple: boolean;
  /**
   * Deepest level: 1 provinces, 2 cities, 3 districts. A region without parts is selectable on any.
   * @default 3
   */
  level: 1 | 2 | 3;
  /** Whether a region with parts can be selected itself. @default false */
  changeOnSelect: boolean;
  /** Whether 海外 is offered. @default true */
  includeOverseas: boolean;
  /** Whether the regions selected last are offered. @default true */
  showRecent: boolean;
}
