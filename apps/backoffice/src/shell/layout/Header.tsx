import type { ReactNode } from 'react';
import { IconButton, useTexts } from '@mingjian/ui';
import { LogOut } from 'lucide-react';
import { useSignOutQuestion } from '../drafts/useSignOutQuestion';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import type { HeaderActions } from '../screen';
import type { SignedIn } from '../session/session';
import { useTabs } from '../tabs/TabsContext';
import { AccountMenu } from './AccountMenu';
import { FullScreenButton } from './FullScreenButton';
import * as S from './Header.styles';
import { layoutTexts } from './layout.texts';
import { PreferenceButtons } from './PreferenceButtons';

export interface HeaderProps {
  signedIn: SignedIn;
  /** Whether there is space for the most important tools only. */
  narrow: boolean;
  /** Whether the person's picture is in the sidebar. */
  hasSidebar: boolean;
  /** Actions of features. */
  actions: HeaderActions;
  /** The content before the tools. */
  children: ReactNode;
}

/**
 * The bar at the top. The tools of the specification's header stand on every page but the
 * dashboard, the account menu on all.
 */
export function Header({ signedIn, narrow, hasSidebar, actions, children }: HeaderProps) {
  const t = useTexts(layoutTexts);
  const isDashboard = useTabs(
    ({ tabs, activeKey }) =>
      tabs.find((tab) => tab.key === activeKey)?.location.pathname === '/dashboard',
  );
  const { request: leave, prepare, dialog } = useSignOutQuestion(signedIn);

  return (
    <>
      {children}
      <S.Tools onPointerEnter={prepare} onFocus={prepare}>
        <PaletteButton />
        {!isDashboard && actions.map((Action, index) => <Action key={index} narrow={narrow} />)}
        <NoticeBell />
        {!narrow && <PreferenceButtons />}
        {!isDashboard && <FullScreenButton />}
        {!isDashboard && !narrow && <IconButton label={t.signOut} icon={LogOut} onClick={leave} />}
        <AccountMenu
          signedIn={signedIn}
          shows={narrow ? 'picture' : hasSidebar ? 'name' : 'both'}
          onSignOut={leave}
        />
        {dialog}
      </S.Tools>
    </>
  );
}
