import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Icon, IconButton, Menu, useTexts } from '@mingjian/ui';
import { ChevronDown, LogOut, Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { draftStoreOf } from '../drafts/drafts';
import { SignOutDialog } from '../drafts/SignOutDialog';
import { NoticeBell } from '../notices/NoticeBell';
import type { SignedIn } from '../session/session';
import { useSignOut } from '../session/useSession';
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
  const signOut = useSignOut();
  const [draftCount, setDraftCount] = useState(0);
  const { user } = signedIn;

  /** Counted beforehand, because signing out must not wait. */
  const counted = useRef(0);
  const countDrafts = useCallback(async () => {
    const store = await draftStoreOf(signedIn).catch(() => null);
    counted.current = store?.isLasting ? await store.count() : 0;
  }, [signedIn]);
  useEffect(() => void countDrafts(), [countDrafts]);

  const handleSignOut = () => {
    if (counted.current > 0) setDraftCount(counted.current);
    else void signOut();
  };
  const handleDelete = async () => {
    await (await draftStoreOf(signedIn)).clear();
    await signOut();
  };
  return (
    <>
      <Menu
        label={t.account(user.realname)}
        placement="bottom-end"
        trigger={
          <Button
            tone="quiet"
            onPointerEnter={() => void countDrafts()}
            onFocus={() => void countDrafts()}
          >
            {user.realname}
            <Icon icon={ChevronDown} />
          </Button>
        }
        items={[{ key: 'out', label: t.signOut, icon: LogOut, onSelect: handleSignOut }]}
      />
      {draftCount > 0 && (
        <SignOutDialog
          count={draftCount}
          onClose={() => setDraftCount(0)}
          onKeep={() => void signOut()}
          onDelete={() => void handleDelete()}
        />
      )}
    </>
  );
}
