import { useState, type ReactNode } from 'react';
import { AppShell, LinkProvider, useNarrow, useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { preferences } from '../preferences/preferences';
import type { SignedIn } from '../session/session';
import { TagTabs } from '../tabs/TagTabs';
import { Header } from './Header';
import { ShellLink } from './ShellLink';
import { Sidebar } from './Sidebar';

export interface LeftLayoutProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  /** The pages of the open tabs. */
  children: ReactNode;
}

/** Layout with the sidebar on the left (a drawer below 992 px), header, tab strip and pages. */
export function LeftLayout({ signedIn, entries, children }: LeftLayoutProps) {
  const narrow = useNarrow();
  const sidebarOpen = useStore(preferences, (state) => state.sidebarOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const collapsed = !narrow && !sidebarOpen;
  const toggle = () =>
    narrow
      ? setDrawerOpen(true)
      : preferences.update((state) => ({ ...state, sidebarOpen: !sidebarOpen }));

  return (
    <LinkProvider component={ShellLink}>
      <AppShell
        narrow={narrow}
        sideCollapsed={collapsed}
        sideOpen={drawerOpen}
        onSideOpenChange={setDrawerOpen}
        side={
          <Sidebar
            signedIn={signedIn}
            entries={entries}
            collapsed={collapsed}
            insideDrawer={narrow}
            onNavigate={() => setDrawerOpen(false)}
          />
        }
        header={
          <Header
            signedIn={signedIn}
            narrow={narrow}
            sidebarOpen={sidebarOpen}
            onSidebarToggle={toggle}
          />
        }
        tabs={<TagTabs />}
      >
        {children}
      </AppShell>
    </LinkProvider>
  );
}
