import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useStore, useTexts } from '@mingjian/ui';
import { IdleCover } from './idle/IdleCover';
import { PrintMark } from './layout/PrintMark';
import { ShellLayout } from './layout/ShellLayout';
import { useNews } from './live/useNews';
import { menuRoutes, pageOfStandalonePath, standalonePathOf } from './menu/menuRoutes';
import { isReachable, redirectTarget } from './menu/resolveLocation';
import { createRouteTable, RouteTableContext, type RouteTable } from './menu/routeTable';
import { messages } from './messages';
import { layoutSettings } from './preferences/layoutSettings';
import { preferences } from './preferences/preferences';
import { useSettingsSync } from './preferences/useSettingsSync';
import { PaletteHost } from './palette/PaletteHost';
import { PageOutlet } from './pages/PageOutlet';
import { RedirectPage } from './pages/RedirectPage';
import { StandalonePage } from './pages/StandalonePage';
import type { WorkspaceParts } from './screen';
import { useAddressPath } from './session/address';
import { safeRedirect } from './session/redirect';
import { leaveSession, type SignedIn } from './session/session';
import { sessionTexts } from './session/session.texts';
import { useInactivity } from './session/useInactivity';
import { ShellPanels } from './ShellPanels';
import { TabPanels } from './tabs/TabPanels';
import { TabsProvider } from './tabs/TabsProvider';

/** Created once: a new element would render every page when tabs are switched. */
const page = <PageOutlet />;

export interface SignedInWorkspaceProps {
  signedIn: SignedIn;
  parts: WorkspaceParts;
}

/** The workspace of one person: the tabbed shell, or a standalone page in its own window. */
export function SignedInWorkspace({ signedIn, parts }: SignedInWorkspaceProps) {
  const { screens, headerActions, loadPaletteSources } = parts;
  const mallOnly = useStore(layoutSettings, (state) => state.mainMenuTop);
  const { entries, table } = useMemo(() => {
    const hasPage = (path: string) => screens[path] !== undefined;
    const menu = menuRoutes(signedIn.menuList, { mallOnly, hasPage });
    return {
      entries: menu.entries,
      table: createRouteTable(menu, screens, signedIn.user.userType),
    };
  }, [signedIn, mallOnly, screens]);
  const pathname = useAddressPath();
  const onward = onwardFrom(window.location, table);
  const standalone = pageOfStandalonePath(pathname);
  const liveTable = useLiveTable(table);
  useSettingsSync(signedIn.user.id);
  const isLeaving = useSignOutWhenInactive();
  useNews(signedIn.user.id);
  useRefreshInNewLanguage();

  return (
    <RouteTableContext value={table}>
      <PrintMark user={signedIn.user} />
      {/* What ends the session is said, and nothing may lie above it. */}
      {!isLeaving && <IdleCover />}
      {onward !== null ? (
        <RedirectPage to={onward} />
      ) : standalone ? (
        <StandalonePage pathname={standalone}>{page}</StandalonePage>
      ) : (
        <TabsProvider table={liveTable} userId={signedIn.user.id}>
          <ShellLayout signedIn={signedIn} entries={entries} headerActions={headerActions}>
            <TabPanels>{page}</TabPanels>
          </ShellLayout>
          <PaletteHost signedIn={signedIn} entries={entries} load={loadPaletteSources} />
        </TabsProvider>
      )}
      <ShellPanels signedIn={signedIn} />
    </RouteTableContext>
  );
}

/**
 * Returns the address that the login page, `/redirect2/…` or the standalone path of a group of the
 * menu leads to; `null` for others.
 */
function onwardFrom({ pathname, search, hash, origin }: Location, table: RouteTable) {
  if (pathname === '/login')
    return safeRedirect(search, origin, (path) => isReachable(path, table));
  if (pathname.startsWith('/redirect2/')) return (redirectTarget(pathname) ?? '/') + search + hash;
  const first = table.firstPageOf(pageOfStandalonePath(pathname) ?? '');
  return first === null ? null : standalonePathOf(first) + search + hash;
}

/**
 * Returns a table that stays the same and always reads the newest one: the tabs, which are created
 * once, follow a change of the menu.
 */
function useLiveTable(table: RouteTable): RouteTable {
  const newest = useRef(table);
  useLayoutEffect(() => void (newest.current = table), [table]);
  const [live] = useState<RouteTable>(() => ({
    find: (pathname) => newest.current.find(pathname),
    firstPageOf: (groupPath) => newest.current.firstPageOf(groupPath),
    hasPage: (path) => newest.current.hasPage(path),
  }));
  return live;
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

/**
 * Shows a message after 24 hours without a click, and the login page a second later. Returns
 * whether that has begun.
 */
function useSignOutWhenInactive() {
  const t = useTexts(sessionTexts);
  const http = useHttp();
  const [isLeaving, setLeaving] = useState(false);
  useInactivity(() => {
    setLeaving(true);
    messages.show({ text: t.inactive, tone: 'warning', seconds: 5 });
    setTimeout(() => {
      const reload = () => window.location.reload();
      void leaveSession(http).then(reload);
      // An unreachable server does not hold the page.
      setTimeout(reload, 2_000);
    }, 1_000);
  });
  return isLeaving;
}
