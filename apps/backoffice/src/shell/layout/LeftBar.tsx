import { IconButton, useTexts } from '@mingjian/ui';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import * as S from './Header.styles';
import { HeaderCrumbs } from './HeaderCrumbs';
import { layoutTexts } from './layout.texts';

export interface LeftBarProps {
  /** Whether the sidebar is a drawer. */
  narrow: boolean;
  sidebarOpen: boolean;
  onSidebarToggle(): void;
}

/** The start of the left layout's header: sidebar toggle and breadcrumb. */
export function LeftBar({ narrow, sidebarOpen, onSidebarToggle }: LeftBarProps) {
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
    </>
  );
}
