import { useState, type ReactNode } from 'react';
import { AppShell, LinkProvider, useMedia, useNarrow, useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { layoutSettings } from '../preferences/layoutSettings';
import type { HeaderActions } from '../screen';
import type { SignedIn } from '../session/session';
import { useTabs } from '../tabs/TabsContext';
import { TagTabs } from '../tabs/TagTabs';
import { Header } from './Header';
import { HeaderCrumbs } from './HeaderCrumbs';
import { layoutSizes } from './layoutSizes';
import { LeftBar } from './LeftBar';
import { PageTop } from './PageTop';
import { ShellLink } from './ShellLink';
import * as S from './ShellLayout.styles';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useActiveLabel, useWindowTitle } from './useWindowTitle';

export interface ShellLayoutProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  headerActions: HeaderActions;
  /** The pages of the open tabs. */
  children: ReactNode;
}

/**
 * The frame of every page, as the settings say: the main menu on the left or at the top. Below 992
 * px it is a drawer in both.
 */
export function ShellLayout({ signedIn, entries, headerActions, children }: ShellLayoutProps) {
  const narrow = useNarrow();
  const settings = useStore(layoutSettings);
  const pageKey = useTabs((state) => state.activeKey);
  const [drawerOpen, setDrawerOpen] = useState(false);
  useWindowTitle(useActiveLabel());
  const isTop = settings.layout === 'top' && !narrow;
  const isMedium = useMedia('(width < 1200px)');
  // Below 1200 px the menu is icons until it is opened there, whatever it is on a wide window.
  const [mediumOpen, setMediumOpen] = useState(false);
  const isOpen = isMedium ? mediumOpen : settings.sidebarOpen;
  const collapsed = !narrow && !isOpen;
  const toggleMenu = () => {
    if (narrow) setDrawerOpen(true);
    else if (isMedium) setMediumOpen(!mediumOpen);
    else layoutSettings.update((state) => ({ ...state, sidebarOpen: !state.sidebarOpen }));
  };

  return (
    <LinkProvider component={ShellLink}>
      <AppShell
        narrow={narrow}
        sideColoring={settings.leftColor}
        sideCollapsed={collapsed}
        sideOpen={drawerOpen}
        onSideOpenChange={setDrawerOpen}
        side={
          isTop ? undefined : (
            <Sidebar
              signedIn={signedIn}
              entries={entries}
              collapsed={collapsed}
              insideDrawer={narrow}
              onNavigate={() => setDrawerOpen(false)}
            />
          )
        }
        header={
          <Header signedIn={signedIn} narrow={narrow} hasSidebar={!isTop} actions={headerActions}>
            {isTop ? (
              <TopBar entries={entries} companyId={signedIn.user.companyId} />
            ) : (
              <LeftBar narrow={narrow} sidebarOpen={isOpen} onSidebarToggle={toggleMenu} />
            )}
          </Header>
        }
        headerColoring={settings.topColor}
        headerFixed={settings.fixedHeader}
        pageKey={pageKey}
        crumbs={isTop ? <HeaderCrumbs /> : undefined}
        tabs={settings.tagsView ? <TagTabs /> : undefined}
        style={layoutSizes(isTop, collapsed)}
      >
        <S.Pages>{children}</S.Pages>
        <PageTop />
      </AppShell>
    </LinkProvider>
  );
}
