import { useEffect } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { site } from '../../base/site';
import { useSignedIn } from '../session/useSession';
import { useTabs } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
import { layoutTexts } from './layout.texts';

/** The name of the application: the deployment's, or the product's, which clients do not manage. */
export function useSiteTitle(): string {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const { userType } = useSignedIn().user;
  const own = userType === 'companyUser' ? t.systemOfClients : t.system;
  return site.title?.[language === 'en' ? 'en' : 'zh'] ?? own;
}

/** Returns the label of the active tab; empty while there is none. */
export function useActiveLabel(): string {
  const labelOf = useTabLabel();
  const active = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey));
  return active ? labelOf(active) : '';
}

/** Names the window after a page. */
export function useWindowTitle(page: string) {
  const application = useSiteTitle();
  useEffect(
    () => void (document.title = page ? `${page} · ${application}` : application),
    [page, application],
  );
}
