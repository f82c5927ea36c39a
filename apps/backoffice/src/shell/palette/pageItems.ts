import type { MenuNode } from '@mingjian/api';
import type { MenuEntry } from '../menu/menuRoutes';
import { menuKeys } from './menuKeys';

/** A page of the menu, as the palette finds it. */
export interface PageItem {
  path: string;
  label: string;
  /** Names of the groups above it. */
  hint: string;
  /** Pinyin, and the name in the other language. */
  keys: readonly string[];
  /** Name of the icon of its top entry. */
  icon: string | null;
}

/** Returns the pages of the main menu in its order, in one language. */
export function pageItems(
  entries: readonly MenuEntry[],
  menu: readonly MenuNode[],
  isEnglish: boolean,
): PageItem[] {
  const keysOf = menuKeys(menu);
  const nameOf = ({ name, nameEn }: MenuEntry) => (isEnglish ? nameEn : name);
  const visit = (entry: MenuEntry, above: readonly string[], icon: string | null): PageItem[] => {
    const below = [...above, nameOf(entry)];
    const children = entry.children.flatMap((child) => visit(child, below, icon));
    if (entry.path === null) return children;
    const other = isEnglish ? entry.name : entry.nameEn.toLowerCase();
    const keys = [...(keysOf.get(entry.code) ?? []), other];
    const item = { path: entry.path, label: nameOf(entry), hint: above.join(' / '), keys, icon };
    return [item, ...children];
  };
  return entries.flatMap((entry) => visit(entry, [], entry.icon));
}
