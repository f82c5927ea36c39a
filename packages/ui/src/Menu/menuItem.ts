import type { LucideIcon } from 'lucide-react';

/** One thing that a menu can do. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** `danger` for what destroys or cannot be undone. */
  tone?: 'danger';
  /** @default false */
  disabled?: boolean;
  /** Why it cannot be chosen; shown below its label. Its presence disables the action. */
  disabledReason?: string;
  /** A few words at the end of the line; of keys tells `shortcut`. */
  hint?: string;
  /**
   * Keys that do the same, joined by "+": "Mod+S", where `Mod` is Command on a Mac and Ctrl
   * elsewhere. They are told of, not bound.
   */
  shortcut?: string;
  onSelect(): void;
}

/** A line between groups of actions. */
export interface MenuSeparatorItem {
  key: string;
  separator: true;
}

export type MenuItem = MenuAction | MenuSeparatorItem;

/** Whether some action of the menu has an icon. */
export function hasIcons(items: readonly MenuItem[]): boolean {
  return items.some((item) => !isSeparator(item) && item.icon !== undefined);
}

/** Whether the item is a line, not an action. */
export function isSeparator(item: MenuItem): item is MenuSeparatorItem {
  return 'separator' in item;
}
