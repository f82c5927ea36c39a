import { TopNav, useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { layoutSettings } from '../preferences/layoutSettings';
import { Brand } from './Brand';
import * as S from './Header.styles';
import { ManagerButton } from './ManagerButton';
import { useMainMenu } from './useMainMenu';

export interface TopBarProps {
  entries: readonly MenuEntry[];
  /** The person's client company; `null` for staff. */
  companyId: string | null;
}

/** The start of the top layout's header: brand, main menu and, for clients, their manager. */
export function TopBar({ entries, companyId }: TopBarProps) {
  const { items, activeKey } = useMainMenu(entries);
  const hasLogo = useStore(layoutSettings, (state) => state.sidebarLogo);
  return (
    <>
      {hasLogo && (
        <S.Brand>
          <Brand />
        </S.Brand>
      )}
      <TopNav items={items} activeKey={activeKey} />
      {companyId && <ManagerButton companyId={companyId} />}
    </>
  );
}
