import type { SideNavItem } from '@mingjian/ui';
import { House } from 'lucide-react';
import type { MenuEntry } from '../menu/menuRoutes';
import { menuIcon } from './menuIcon';

/**
 * Returns what the main menu shows: the home page, then the server's entries. A page's key is its
 * path.
 */
export function navItems(
  entries: readonly MenuEntry[],
  home: string,
  isEnglish: boolean,
): SideNavItem[] {
  const toItem =
    (above: string) =>
    (entry: MenuEntry): SideNavItem => {
      const trail = `${above}>${entry.code}`;
      return {
        key: entry.path ?? trail,
        label: isEnglish ? entry.nameEn : entry.name,
        ...(above === '' && {
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
