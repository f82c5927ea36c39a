import { useEffect } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { site } from '../../base/site';
import { useTabs } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
import { layoutTexts } from './layout.texts';

/** The name of the application: the deployment's, or the product's. */
export function useSiteTitle(): string {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  return site.title?.[language === 'en' ? 'en' : 'zh'] ?? t.system;
}

/** Names the window after the active page. */
export function useWindowTitle() {
  const labelOf = useTabLabel();
  const active = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey));
  const page = active ? labelOf(active) : '';
  const application = useSiteTitle();
  useEffect(
    () => void (document.title = page ? `${page} · ${application}` : application),
    [page, application],
  );
}
