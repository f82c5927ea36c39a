import { Button, IconButton, Menu, useTexts } from '@mingjian/ui';
import { ChevronDown, LogOut, Maximize, Menu as MenuIcon, Minimize, PanelLeft } from 'lucide-react';
import { messages } from '../messages';
import { useSignOut } from '../session/useSignOut';
import type { SignedIn } from '../session/session';
import * as S from './Header.styles';
import { HeaderCrumbs } from './HeaderCrumbs';
import { layoutTexts } from './layout.texts';
import { LookButtons } from './LookButtons';
import { useFullScreen } from './useFullScreen';

export interface HeaderProps {
  signedIn: SignedIn;
  /** Whether the sidebar is a drawer. */
  narrow: boolean;
  sidebarOpen: boolean;
  onSidebarToggle(): void;
}

/** Sidebar toggle, breadcrumb, language, appearance, full screen and the account. */
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
      <LookButtons />
      {!narrow && <FullScreenButton />}
      <AccountMenu signedIn={signedIn} />
    </>
  );
}

function FullScreenButton() {
  const t = useTexts(layoutTexts);
  const { isFull, toggle } = useFullScreen();
  const handleClick = async () => {
    if (!(await toggle())) messages.show({ text: t.noFullScreen, tone: 'warning' });
  };
  return (
    <IconButton
      label={isFull ? t.leaveFullScreen : t.fullScreen}
      icon={isFull ? Minimize : Maximize}
      onClick={() => void handleClick()}
    />
  );
}

function AccountMenu({ signedIn: { user } }: Pick<HeaderProps, 'signedIn'>) {
  const t = useTexts(layoutTexts);
  const signOut = useSignOut();
  return (
    <Menu
      label={t.account(user.realname)}
      align="end"
      trigger={
        <Button tone="quiet">
          {user.realname}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      }
      items={[{ key: 'out', label: t.signOut, icon: LogOut, onSelect: () => void signOut() }]}
    />
  );
}
