import { SideNav, useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { layoutSettings } from '../preferences/layoutSettings';
import type { SignedIn } from '../session/session';
import { Brand } from './Brand';
import { ManagerButton } from './ManagerButton';
import { ManagerPanel } from './ManagerPanel';
import { PersonCard } from './PersonCard';
import * as S from './Sidebar.styles';
import { useMainMenu } from './useMainMenu';

export interface SidebarProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  collapsed: boolean;
  /** Whether it is inside a drawer, which has its own heading. */
  insideDrawer: boolean;
  onNavigate(): void;
}

/** Brand, menu, for client companies the project manager, and the signed-in person. */
export function Sidebar({ signedIn, entries, collapsed, insideDrawer, onNavigate }: SidebarProps) {
  const menu = useMainMenu(entries, onNavigate);
  const coloring = useStore(layoutSettings, (state) => state.leftColor);
  const hasLogo = useStore(layoutSettings, (state) => state.sidebarLogo);
  const { companyId } = signedIn.user;
  return (
    <SideNav
      {...menu}
      data-mj-nav={coloring}
      collapsed={collapsed}
      header={
        <>
          {hasLogo && !insideDrawer && (
            <S.Brand data-collapsed={collapsed || undefined}>
              <Brand collapsed={collapsed} />
            </S.Brand>
          )}
          {(!hasLogo || insideDrawer) && <S.Space />}
        </>
      }
      footer={
        <>
          {companyId && <ManagerSlot companyId={companyId} collapsed={collapsed} />}
          <PersonCard signedIn={signedIn} collapsed={collapsed} onNavigate={onNavigate} />
        </>
      }
    />
  );
}

function ManagerSlot({ companyId, collapsed }: { companyId: string; collapsed: boolean }) {
  if (!collapsed) return <ManagerPanel companyId={companyId} />;
  return (
    <S.Collapsed>
      <ManagerButton companyId={companyId} />
    </S.Collapsed>
  );
}
