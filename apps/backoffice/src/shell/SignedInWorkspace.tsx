import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { LeftLayout } from './layout/LeftLayout';
import { menuRoutes, pathOfTwin } from './menu/menuRoutes';
import { resolvePlace } from './menu/resolvePlace';
import { createRouteTable, type RouteTable } from './menu/routeTable';
import { RouteTableContext } from './menu/RouteTableContext';
import { messages } from './messages';
import { preferences } from './preferences/preferences';
import { PageOutlet } from './pages/PageOutlet';
import { SinglePage } from './pages/SinglePage';
import type { Screens } from './screen';
import { goTo, useAddressPath } from './session/address';
import { safeRedirect } from './session/redirect';
import { endSession, type SignedIn } from './session/session';
import { sessionTexts } from './session/session.texts';
import { useInactivity } from './session/useInactivity';
import { keepTabs, readKeptTabs } from './tabs/keptTabs';
import { tabKeyOf } from './tabs/tabKey';
import { TabsContext } from './tabs/TabsContext';
import { TabsOutlet } from './tabs/TabsOutlet';
import { createTabsStore } from './tabs/tabsStore';

/** Created once: nothing above a page may change when tabs are switched. */
const page = <PageOutlet />;
const AWAKE_TABS = 30;

export interface SignedInWorkspaceProps {
  signedIn: SignedIn;
  screens: Screens;
}

/** The workspace of one person: the tabbed shell, or a single page in a window of its own. */
export function SignedInWorkspace({ signedIn, screens }: SignedInWorkspaceProps) {
  const mallOnly = useStore(preferences, (state) => state.mainMenuTop);
  const { entries, table } = useMemo(() => {
    const menu = menuRoutes(signedIn.menuList, { mallOnly });
    return { entries: menu.entries, table: createRouteTable(menu, screens) };
  }, [signedIn, mallOnly, screens]);
  const single = pathOfTwin(useAddressPath());
  useLeaveAfterInactivity();

  return (
    <RouteTableContext value={table}>
      {single ? (
        <SinglePage pathname={single}>{page}</SinglePage>
      ) : (
        <Tabs table={table} userId={signedIn.user.id}>
          <LeftLayout signedIn={signedIn} entries={entries}>
            <TabsOutlet>{page}</TabsOutlet>
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
      resolve: (location) => resolvePlace(location, table),
      awakeLimit: AWAKE_TABS,
      pinned: ['/dashboard'],
      restored: readKeptTabs(userId).filter(({ path }) => table.find(path.split('?')[0]!)),
      onTabsChange: (tabs) => keepTabs(userId, tabs),
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

/** After 24 hours without a click: the message, and a second later the login page. */
function useLeaveAfterInactivity() {
  const t = useTexts(sessionTexts);
  useInactivity(() => {
    messages.show({ text: t.inactive, tone: 'warning', seconds: 5 });
    setTimeout(() => {
      endSession();
      window.location.reload();
    }, 1000);
  });
}
