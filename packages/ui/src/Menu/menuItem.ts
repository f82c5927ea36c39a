import type { LucideIcon } from 'lucide-react';

interface MenuLine {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Reason why it cannot be selected, shown below its label. Its presence disables the item. */
  disabledReason?: string | undefined;
  /** Short text at the end of the line. For keys use `shortcut`. */
  hint?: string | undefined;
  /**
   * Keys of the same action, joined by "+", such as "Mod+S", where `Mod` is Command on a Mac and
   * Ctrl elsewhere. They are shown and announced, not bound.
   */
  shortcut?: string | undefined;
}

/** One action of a menu. */
export interface MenuAction extends MenuLine {
  /** `danger` for destructive or irreversible actions. */
  tone?: 'danger' | undefined;
  /**
   * Whether it is the selected one of several choices: then it has a check mark and the role of a
   * radio item. @default a plain action
   */
  checked?: boolean | undefined;
  /** Runs the action, after the menu has closed. */
  onSelect(): void;
}

/** A link to another page among the actions of a menu. */
export interface MenuLink extends MenuLine {
  /** Address of the page. */
  href: string;
}

/** A line between groups of actions. */
export interface MenuSeparatorItem {
  key: string;
  separator: true;
}

export type MenuItem = MenuAction | MenuLink | MenuSeparatorItem;

/** Whether some item of the menu has an icon or a check mark. */
export function hasIcons(items: readonly MenuItem[]): boolean {
  return items.some((item) => !isSeparator(item) && (item.icon !== undefined || isChoice(item)));
}

/** Whether the item is one of several choices. */
export function isChoice(item: MenuItem): item is MenuAction & { checked: boolean } {
  return 'checked' in item && item.checked !== undefined;
}

/** Whether the item is a separator. */
export function isSeparator(item: MenuItem): item is MenuSeparatorItem {
  return 'separator' in item;
}
