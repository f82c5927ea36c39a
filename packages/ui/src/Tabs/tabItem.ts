import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

/** One tab and its panel. */
export interface TabItem {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Number of items behind the tab; above 99 it shows "99+". */
  count?: number | undefined;
  /**
   * Whether the panel contains errors, or how many: an icon with a text shows it. Zero is the same
   * as `false`.
   * @default false
   */
  invalid?: boolean | number | undefined;
  /**
   * Reason why the tab cannot be selected. Its presence disables the tab, which still takes focus
   * and shows the reason.
   */
  disabledReason?: string | undefined;
  /** Whether this tab can be closed, where the tabs have `onTabClose`. @default true */
  closable?: boolean | undefined;
  content: ReactNode;
}
