import { useEffect, useMemo, useRef } from 'react';
import { useRefresh } from '@mingjian/api/react';
import { useStore, useTexts } from '@mingjian/ui';
import { LeftLayout } from './layout/LeftLayout';
import { PrintMark } from './layout/PrintMark';
import { menuRoutes, pageOfStandalonePath } from './menu/menuRoutes';
import { createRouteTable, RouteTableContext } from './menu/routeTable';
import { messages } from './messages';
import { preferences } from './preferences/preferences';
import { PageOutlet } from './pages/PageOutlet';
import { StandalonePage } from './pages/StandalonePage';
import type { Screens } from './screen';
import { useAddressPath } from './session/address';
import { endSession, type SignedIn } from './session/session';
import { sessionTexts } from './session/session.texts';
import { useInactivity } from './session/useInactivity';
import { TabPanels } from './tabs/TabPanels';
import { TabsProvider } from './tabs/TabsProvider';

/** Created once: a new element would render every page when tabs are switched. */
const page = <PageOutlet />;

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
  useRefreshInNewLanguage();

  return (
    <RouteTableContext value={table}>
      <PrintMark user={signedIn.user} />
      {standalone ? (
        <StandalonePage pathname={standalone}>{page}</StandalonePage>
      ) : (
        <TabsProvider table={table} userId={signedIn.user.id}>
          <LeftLayout signedIn={signedIn} entries={entries}>
            <TabPanels>{page}</TabPanels>
          </LeftLayout>
        </TabsProvider>
      )}
    </RouteTableContext>
  );
}

/** Requests everything on screen again in another language: the server names things in both. */
function useRefreshInNewLanguage() {
  const refresh = useRefresh();
  const language = useStore(preferences, (state) => state.language);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void refresh();
  }, [language, refresh]);
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
