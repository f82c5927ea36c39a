import { useMemo } from 'react';
import { menuOf, type ManagedNode, type MenuEntryRow } from '@mingjian/api';
import { useLocale, useTexts, type TreeItem } from '@mingjian/ui';
import { menuIcon, useMenuPreview, type MenuEntry } from '../../shell';
import { menuPageTexts } from './menus.texts';
import { seenByRole } from './model/menuRows';

/** Returns the items of the tree: every entry, or those that the sidebar of a role shows. */
export function useMenuItems(
  entries: readonly MenuEntryRow[],
  role: string | null,
): readonly TreeItem[] {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const previewOf = useMenuPreview();
  return useMemo(() => {
    const nameIn = (entry: { name: string; nameEn: string | null }) =>
      language === 'en' ? entry.nameEn || entry.name : entry.name;
    const itemOf = (node: ManagedNode): TreeItem => ({
      key: node.code,
      label: node.showFlag === 1 ? nameIn(node) : t.hidden(nameIn(node)),
      icon: menuIcon(node.icon),
      children: node.children.map(itemOf),
    });
    const previewed = (entry: MenuEntry): TreeItem => ({
      key: entry.code,
      label: nameIn(entry),
      icon: menuIcon(entry.icon),
      children: entry.children.map(previewed),
    });
    return role === null
      ? menuOf(entries).map(itemOf)
      : previewOf(menuOf(seenByRole(entries, role))).map(previewed);
  }, [entries, role, language, previewOf, t]);
}
