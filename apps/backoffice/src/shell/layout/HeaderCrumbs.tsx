import { Breadcrumb, useLocale, useNarrow, useTexts } from '@mingjian/ui';
import { useRouteTable } from '../menu/RouteTableContext';
import { useTabs, useTabsStore } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
import { layoutTexts } from './layout.texts';

/** Where the page on screen is in the menu; on a phone its name alone. */
export function HeaderCrumbs() {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const store = useTabsStore();
  const table = useRouteTable();
  const narrow = useNarrow();
  const labelOf = useTabLabel();
  const active = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey));
  if (!active) return null;

  const place = table.find(active.location.pathname);
  const home = {
    key: 'home',
    label: t.home,
    href: '/dashboard',
    onSelect: () => store.open('/dashboard'),
  };
  const trail = (place?.trail ?? []).map(({ code, name, nameEn }) => ({
    key: code,
    label: language === 'en' ? nameEn : name,
  }));
  const here = { key: active.key, label: labelOf(active) };
  return (
    <Breadcrumb
      label={t.crumbs}
      items={narrow || place?.path === '/dashboard' ? [here] : [home, ...trail, here]}
    />
  );
}
