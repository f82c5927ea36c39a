import type { LucideIcon } from 'lucide-react';

/** How many things wait behind an entry, or that something is new. */
export interface SideNavBadge {
  /** What is counted, or what the dot means. Read aloud before the number. */
  label: string;
  /** How many. Without it the badge is a dot. */
  count?: number;
  /** @default 'danger' */
  tone?: 'danger' | 'accent' | 'neutral';
}

/** A place in the menu, or a group of places. */
export interface SideNavItem {
  /** Unique in the whole menu. */
  key: string;
  label: string;
  /**
   * Stands for the entry while the menu is collapsed; without it the first character of the label
   * does.
   */
  icon?: LucideIcon | undefined;
  /** A CSS colour for the icon. @default the colour of the label */
  iconColor?: string | undefined;
  /** Where it leads. Without it, and without `children`, the entry is a button. */
  href?: string | undefined;
  badge?: SideNavBadge | undefined;
  /** Makes the entry a group that opens and closes; its `href` then counts for nothing. */
  children?: readonly SideNavItem[] | undefined;
}

/**
 * Returns the keys of the groups above the entry `key`, outermost first; none when it is not in the
 * menu.
 */
export function groupsAbove(
  items: readonly SideNavItem[],
  key: string | undefined,
): readonly string[] {
  return key === undefined ? [] : (trailTo(items, key) ?? []);
}

function trailTo(items: readonly SideNavItem[], key: string): readonly string[] | null {
  for (const item of items) {
    if (!item.children) {
      if (item.key === key) return [];
      continue;
    }
    const below = trailTo(item.children, key);
    if (below) return [item.key, ...below];
  }
  return null;
}

/** Returns the keys with `key` added at the end, or taken out when it is there. */
export function toggleKey(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}
