import { IconButton, useTexts } from '@mingjian/ui';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import type { SignedIn } from '../session/session';
import * as S from './Header.styles';
import { HeaderCrumbs } from './HeaderCrumbs';
import { HeaderTools } from './HeaderTools';
import { layoutTexts } from './layout.texts';

export interface HeaderProps {
  signedIn: SignedIn;
  /** Whether the sidebar is a drawer. */
  narrow: boolean;
  sidebarOpen: boolean;
  onSidebarToggle(): void;
}

/** The bar of the left layout: sidebar toggle, breadcrumb and tools. */
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
      <HeaderTools signedIn={signedIn} narrow={narrow} hasSidebar />
    </>
  );
}
