import { Button, Icon, IconButton, Menu, useTexts } from '@mingjian/ui';
import { ChevronDown, LogOut, Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useSignOutQuestion } from '../drafts/useSignOutQuestion';
import { NoticeBell } from '../notices/NoticeBell';
import type { SignedIn } from '../session/session';
import { FullScreenButton } from './FullScreenButton';
import * as S from './Header.styles';
import { HeaderCrumbs } from './HeaderCrumbs';
import { layoutTexts } from './layout.texts';
import { PreferenceButtons } from './PreferenceButtons';

export interface HeaderProps {
  signedIn: SignedIn;
  /** Whether the sidebar is a drawer. */
  narrow: boolean;
  sidebarOpen: boolean;
  onSidebarToggle(): void;
}

/** Sidebar toggle, breadcrumb, language, theme, full screen and account menu. */
export function Header({ signedIn, narrow, sidebarOpen, onSidebarToggle }: HeaderProps) {
  const t = useTexts(layoutTexts);
  const sidebarLabel = narrow ? t.openMenu : sidebarOpen ? t.collapse : t.expand;

  return (
    <>
      <IconButton
        label={sidebarLabel}
        icon={narrow ? MenuIcon : PanelLeft}
        onClick={onSidebarToggle}
      />
      <S.Crumbs>
        <HeaderCrumbs />
      </S.Crumbs>
      <NoticeBell />
      <PreferenceButtons />
      {!narrow && <FullScreenButton />}
      <AccountMenu signedIn={signedIn} />
    </>
  );
}

function AccountMenu({ signedIn }: Pick<HeaderProps, 'signedIn'>) {
  const t = useTexts(layoutTexts);
  const signOut = useSignOutQuestion(signedIn);
  const { user } = signedIn;
  return (
    <>
      <Menu
        label={t.account(user.realname)}
        placement="bottom-end"
        trigger={
          <Button tone="quiet" onPointerEnter={signOut.prepare} onFocus={signOut.prepare}>
            {user.realname}
            <Icon icon={ChevronDown} />
          </Button>
        }
        items={[{ key: 'out', label: t.signOut, icon: LogOut, onSelect: signOut.request }]}
      />
      {signOut.dialog}
    </>
  );
}
