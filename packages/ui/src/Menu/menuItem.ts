import type { LucideIcon } from 'lucide-react';

/** One action of a menu. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** `danger` for destructive or irreversible actions. */
  tone?: 'danger';
  /** @default false */
  disabled?: boolean;
  /** Reason why it cannot be selected, shown below its label. Its presence disables the action. */
  disabledReason?: string;
  /** Short text at the end of the line. For keys use `shortcut`. */
  hint?: string;
  /**
   * Keys of the same action, joined by "+", such as "Mod+S", where `Mod` is Command on a Mac and
   * Ctrl elsewhere. They are shown and announced, not bound.
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

/** Whether the item is a separator. */
export function isSeparator(item: MenuItem): item is MenuSeparatorItem {
  return 'separator' in item;
}
