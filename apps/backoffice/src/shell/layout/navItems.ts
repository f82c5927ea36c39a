import type { SideNavItem } from '@mingjian/ui';
import { House } from 'lucide-react';
import type { MenuEntry } from '../menu/menuRoutes';
import { menuIcon } from './menuIcon';

/**
 * Returns the items of the main menu: the home page, then the server's entries. A page's key is
 * its path.
 */
export function navItems(
  entries: readonly MenuEntry[],
  home: string,
  isEnglish: boolean,
): SideNavItem[] {
  const toItem =
    (parentTrail: string) =>
    (entry: MenuEntry): SideNavItem => {
      const trail = `${parentTrail}>${entry.code}`;
      return {
        key: entry.path ?? trail,
        label: isEnglish ? entry.nameEn : entry.name,
        ...(parentTrail === '' && {
          icon: menuIcon(entry.icon),
          iconColor: entry.iconColor ?? undefined,
        }),
        ...(entry.path ? { href: entry.path } : { children: entry.children.map(toItem(trail)) }),
      };
    };
  return [
    { key: '/dashboard', label: home, icon: House, href: '/dashboard' },
    ...entries.map(toItem('')),
  ];
}

/** Returns the keys of all groups, at every depth. */
export function groupKeys(items: readonly SideNavItem[]): string[] {
  return items.flatMap(({ key, children }) => (children ? [key, ...groupKeys(children)] : []));
}
