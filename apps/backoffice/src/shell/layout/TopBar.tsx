import { TopNav } from '@mingjian/ui';
import { useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { layoutSettings } from '../preferences/layoutSettings';
import type { SignedIn } from '../session/session';
import { Brand } from './Brand';
import * as S from './Header.styles';
import { HeaderTools } from './HeaderTools';
import { ManagerButton } from './ManagerButton';
import { useMainMenu } from './useMainMenu';

export interface TopBarProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
}

/** The bar of the top layout: brand, main menu and tools; for client companies their manager. */
export function TopBar({ signedIn, entries }: TopBarProps) {
  const { items, activeKey } = useMainMenu(entries);
  const hasLogo = useStore(layoutSettings, (state) => state.sidebarLogo);
  const { companyId } = signedIn.user;
  return (
    <>
      {hasLogo && (
        <S.Brand>
          <Brand />
        </S.Brand>
      )}
      <TopNav items={items} activeKey={activeKey} />
      {companyId && <ManagerButton companyId={companyId} />}
      <HeaderTools signedIn={signedIn} narrow={false} />
    </>
  );
}
