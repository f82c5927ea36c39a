import { thisMachine } from '../Kbd/thisMachine';
import type { MenuAction, MenuLink } from './menuItem';
import { ariaShortcut } from './model/ariaShortcut';

/**
 * Returns the attribute that announces the shortcut of an action on this machine. A list is open in
 * the browser only.
 */
export function shortcutAria({ shortcut }: MenuAction | MenuLink): {
  'aria-keyshortcuts'?: string | undefined;
} {
  if (shortcut === undefined) return {};
  return { 'aria-keyshortcuts': ariaShortcut(shortcut, thisMachine()) };
}
