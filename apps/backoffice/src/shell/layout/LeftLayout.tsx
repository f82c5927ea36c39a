import { useState, type ReactNode } from 'react';
import { Drawer, useTexts } from '@mingjian/ui';
import { useStore } from '../../shared/createStore';
import type { MenuEntry } from '../menu/menuRoutes';
import { preferences } from '../preferences/preferences';
import type { SignedIn } from '../session/session';
import { TagTabs } from '../tabs/TagTabs';
import { Header } from './Header';
import * as S from './LeftLayout.styles';
import { layoutTexts } from './layout.texts';
import { Sidebar } from './Sidebar';
import { useIsNarrow } from './useIsNarrow';

export interface LeftLayoutProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  /** The pages of the open tabs. */
  children: ReactNode;
}

/** Sidebar on the left – a drawer below 992 px – with header, tag tabs and pages beside it. */
export function LeftLayout({ signedIn, entries, children }: LeftLayoutProps) {
  const t = useTexts(layoutTexts);
  const narrow = useIsNarrow();
  const sidebarOpen = useStore(preferences, (state) => state.sidebarOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const toggle = () => (narrow ? setDrawerOpen(true) : preferences.set({ sidebarOpen: !sidebarOpen }));

  return (
    <S.Root>
      <S.SkipLink href="#pages">{t.skip}</S.SkipLink>
      {narrow ? (
        <Drawer open={drawerOpen} onClose={closeDrawer} label={t.mainMenu} side="start">
          <Sidebar signedIn={signedIn} entries={entries} collapsed={false} insideDrawer onNavigate={closeDrawer} />
        </Drawer>
      ) : (
        <S.Aside>
          <Sidebar signedIn={signedIn} entries={entries} collapsed={!sidebarOpen} onNavigate={closeDrawer} />
        </S.Aside>
      )}
      <S.Content>
        <Header signedIn={signedIn} narrow={narrow} sidebarOpen={sidebarOpen} onSidebarToggle={toggle} />
        <TagTabs />
        <S.Pages id="pages" tabIndex={-1}>
          {children}
        </S.Pages>
      </S.Content>
    </S.Root>
  );
}
