import { useLocale, useTexts } from '@mingjian/ui';
import { NOT_FOUND_PATH } from '../menu/resolveLocation';
import { useRouteTable } from '../menu/routeTable';
import { pagesTexts } from '../pages/pages.texts';
import type { Tab } from './tab';

/** A page with a label: a tab, or one in its own window. */
export interface LabelledPage extends Pick<Tab, 'title'> {
  location: Pick<Tab['location'], 'pathname'>;
}

/** Returns the label of a page: its own title, or the menu's name in the current language. */
export function useTabLabel(): (page: LabelledPage) => string {
  const table = useRouteTable();
  const { language } = useLocale();
  const t = useTexts(pagesTexts);
  return ({ title, location: { pathname } }) => {
    const match = table.find(pathname);
    if (title) return title;
    if (pathname === NOT_FOUND_PATH || !match) return t.notFoundTitle;
    return language === 'en' ? match.nameEn : match.name;
  };
}
