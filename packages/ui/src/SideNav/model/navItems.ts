import type { LucideIcon } from 'lucide-react';

/** A count, or a dot for something new. */
export interface SideNavBadge {
  /** Noun of the count, or meaning of the dot. Read aloud before the number. */
  label: string;
  /** The number. Without it the badge is a dot. */
  count?: number | undefined;
  /** @default 'danger' */
  tone?: 'danger' | 'accent' | 'neutral' | undefined;
}

/** An entry of the menu, or a group of entries. */
export interface SideNavItem {
  /** Unique in the whole menu. */
  key: string;
  label: string;
  /** Represents the entry while the menu is collapsed. @default the first character of the label */
  icon?: LucideIcon | undefined;
  /** A CSS colour for the icon. @default the colour of the label */
  iconColor?: string | undefined;
  /** Address of the link. Without it, and without `children`, the entry is a button. */
  href?: string | undefined;
  badge?: SideNavBadge | undefined;
  /** Makes the entry an expandable group, which ignores its `href`. */
  children?: readonly SideNavItem[] | undefined;
}

/**
 * Returns the keys of the groups that contain the entry `key`, outermost first; none for an unknown
 * key.
 */
export function ancestorGroups(
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

/** Returns the keys with `key` added at the end, or removed when it is present. */
export function toggleKey(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}
