import { Breadcrumb, useLocale, useNarrow, useTexts } from '@mingjian/ui';
import { useRouteTable } from '../menu/routeTable';
import { useTabs } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
import { layoutTexts } from './layout.texts';

/** Breadcrumb of the active page. On narrow screens it is the page's name alone. */
export function HeaderCrumbs() {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const table = useRouteTable();
  const narrow = useNarrow();
  const labelOf = useTabLabel();
  const active = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey));
  if (!active) return null;

  const match = table.find(active.location.pathname);
  const home = { key: 'home', label: t.home, href: '/dashboard' };
  const trail = (match?.trail ?? []).map(({ code, name, nameEn, path }) => ({
    key: code,
    label: language === 'en' ? nameEn : name,
    href: path,
  }));
  const current = { key: active.key, label: labelOf(active) };
  return (
    <Breadcrumb
      label={t.crumbs}
      items={narrow || match?.path === '/dashboard' ? [current] : [home, ...trail, current]}
    />
  );
}
