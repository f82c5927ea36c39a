import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { LeftLayout } from './layout/LeftLayout';
import { menuRoutes, pageOfStandalonePath } from './menu/menuRoutes';
import { resolveLocation } from './menu/resolveLocation';
import { createRouteTable, RouteTableContext, type RouteTable } from './menu/routeTable';
import { messages } from './messages';
import { preferences } from './preferences/preferences';
import { PageOutlet } from './pages/PageOutlet';
import { StandalonePage } from './pages/StandalonePage';
import type { Screens } from './screen';
import { goTo, useAddressPath } from './session/address';
import { safeRedirect } from './session/redirect';
import { endSession, type SignedIn } from './session/session';
import { sessionTexts } from './session/session.texts';
import { useInactivity } from './session/useInactivity';
import { readStoredTabs, storeTabs } from './tabs/storedTabs';
import { tabKeyOf } from './tabs/tabKey';
import { TabPanels } from './tabs/TabPanels';
import { TabsContext } from './tabs/TabsContext';
import { createTabsStore } from './tabs/tabsStore';

/** Created once: a new element would render every page when tabs are switched. */
const page = <PageOutlet />;
const AWAKE_TABS = 30;

export interface SignedInWorkspaceProps {
  signedIn: SignedIn;
  screens: Screens;
}

/** The workspace of one person: the tabbed shell, or a standalone page in its own window. */
export function SignedInWorkspace({ signedIn, screens }: SignedInWorkspaceProps) {
  const mallOnly = useStore(preferences, (state) => state.mainMenuTop);
  const { entries, table } = useMemo(() => {
    const menu = menuRoutes(signedIn.menuList, { mallOnly });
    return { entries: menu.entries, table: createRouteTable(menu, screens) };
  }, [signedIn, mallOnly, screens]);
  const standalone = pageOfStandalonePath(useAddressPath());
  useSignOutWhenInactive();

  return (
    <RouteTableContext value={table}>
      {standalone ? (
        <StandalonePage pathname={standalone}>{page}</StandalonePage>
      ) : (
        <Tabs table={table} userId={signedIn.user.id}>
          <LeftLayout signedIn={signedIn} entries={entries}>
            <TabPanels>{page}</TabPanels>
          </LeftLayout>
        </Tabs>
      )}
    </RouteTableContext>
  );
}

function Tabs({
  table,
  userId,
  children,
}: {
  table: RouteTable;
  userId: string;
  children: ReactNode;
}) {
  const [store] = useState(() =>
    createTabsStore({
      tabKey: (location) => tabKeyOf(location, table.find(location.pathname)?.screen?.tabBy),
      resolve: (location) => resolveLocation(location, table),
      awakeLimit: AWAKE_TABS,
      pinned: ['/dashboard'],
      restored: readStoredTabs(userId).filter(({ path }) => table.find(path.split('?')[0]!)),
      onTabsChange: (tabs) => storeTabs(userId, tabs),
    }),
  );
  useEffect(() => {
    const { pathname, search, origin } = window.location;
    if (pathname === '/login')
      goTo(
        safeRedirect(search, origin, (path) => table.find(path) !== null),
        'replace',
      );
    return store.start();
  }, [store, table]);
  return <TabsContext value={store}>{children}</TabsContext>;
}

/** Shows a message after 24 hours without a click, and the login page a second later. */
function useSignOutWhenInactive() {
  const t = useTexts(sessionTexts);
  useInactivity(() => {
    messages.show({ text: t.inactive, tone: 'warning', seconds: 5 });
    setTimeout(() => {
      endSession();
      window.location.reload();
    }, 1000);
  });
}
