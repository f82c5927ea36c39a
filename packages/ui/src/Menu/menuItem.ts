import type { LucideIcon } from 'lucide-react';

/** One action of a menu. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** `danger` for destructive or irreversible actions. */
  tone?: 'danger' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Reason why it cannot be selected, shown below its label. Its presence disables the action. */
  disabledReason?: string | undefined;
  /** Short text at the end of the line. For keys use `shortcut`. */
  hint?: string | undefined;
  /**
   * Keys of the same action, joined by "+", such as "Mod+S", where `Mod` is Command on a Mac and
   * Ctrl elsewhere. They are shown and announced, not bound.
   */
  shortcut?: string | undefined;
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
