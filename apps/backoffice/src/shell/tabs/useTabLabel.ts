import { useLocale, useTexts } from '@mingjian/ui';
import { NOT_FOUND_PATH } from '../menu/resolvePlace';
import { useRouteTable } from '../menu/RouteTableContext';
import { pagesTexts } from '../pages/pages.texts';
import type { Tab } from './tabsModel';

/**
 * Returns what a tab is called: its page's own title, otherwise the menu's name in the language in
 * force.
 */
export function useTabLabel(): (tab: Tab) => string {
  const table = useRouteTable();
  const { language } = useLocale();
  const t = useTexts(pagesTexts);
  return ({ title, location: { pathname } }) => {
    const place = table.find(pathname);
    if (title) return title;
    if (pathname === NOT_FOUND_PATH || !place) return t.notFoundTitle;
    return language === 'en' ? place.nameEn : place.name;
  };
}
