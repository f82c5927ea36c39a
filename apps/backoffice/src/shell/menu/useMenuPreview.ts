import { useCallback } from 'react';
import type { MenuNode } from '@mingjian/api';
import { menuRoutes, type MenuEntry } from './menuRoutes';
import { useRouteTable } from './routeTable';

/** Returns the entries that the sidebar shows of a menu, as somebody sees it who has that menu. */
export function useMenuPreview(): (menu: readonly MenuNode[]) => readonly MenuEntry[] {
  const { hasPage } = useRouteTable();
  return useCallback((menu) => menuRoutes(menu, { hasPage }).entries, [hasPage]);
}
