import { companyLookups } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Avatar, Button, Link, SideNav, Tooltip, useLocale, useTexts } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import type { SignedIn } from '../session/session';
import { layoutTexts } from './layout.texts';
import * as S from './Sidebar.styles';
import { useMainMenu } from './useMainMenu';

export interface SidebarProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  collapsed: boolean;
  /** Whether it is inside a drawer, which has its own heading. */
  insideDrawer?: boolean;
  onNavigate(): void;
}

/** Brand, signed-in person, menu and, for client companies, the project manager. */
export function Sidebar({
  signedIn,
  entries,
  collapsed,
  insideDrawer = false,
  onNavigate,
}: SidebarProps) {
  const menu = useMainMenu(entries, onNavigate);
  const { companyId } = signedIn.user;
  return (
    <SideNav
      {...menu}
      collapsed={collapsed}
      header={
        <>
          {!insideDrawer && <Brand collapsed={collapsed} />}
          <PersonCard signedIn={signedIn} collapsed={collapsed} insideDrawer={insideDrawer} />
        </>
      }
      footer={companyId && !collapsed ? <ManagerPanel companyId={companyId} /> : null}
    />
  );
}

function Brand({ collapsed }: Pick<SidebarProps, 'collapsed'>) {
  const t = useTexts(layoutTexts);
  return (
    <S.Brand>
      <img src="/icon.svg" alt="" />
      {!collapsed && (
        <>
          <strong>{t.brand}</strong>
          <span>{t.system}</span>
        </>
      )}
    </S.Brand>
  );
}

function PersonCard({
  signedIn: { user, role },
  collapsed,
  insideDrawer,
}: Omit<SidebarProps, 'entries' | 'onNavigate'>) {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const roleName = (language === 'en' ? role?.roleNameEn : role?.roleName) ?? '';
  const name = user.realname;
  const place = user.companyName ?? roleName;
  const details = `${t.role}: ${roleName} · ${t.roleCode}: ${role?.roleCode ?? ''} · ${t.userId}: ${user.id}`;

  return (
    <S.Person
      data-collapsed={collapsed || undefined}
      data-inside-drawer={insideDrawer || undefined}
    >
      <S.Picture>
        <Avatar name={name} {...(user.avatar && { src: user.avatar })} />
      </S.Picture>
      {!collapsed && (
        <S.PersonText>
          {user.userType === 'serviceUser' ? (
            <Tooltip content={details} placement="bottom-start">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip must be reachable by keyboard */}
              <S.Name tabIndex={0}>{name}</S.Name>
            </Tooltip>
          ) : (
            <S.Name>{name}</S.Name>
          )}
          <S.Faint title={place}>{place}</S.Faint>
        </S.PersonText>
      )}
    </S.Person>
  );
}

function ManagerPanel({ companyId }: { companyId: string }) {
  const t = useTexts(layoutTexts);
  const {
    data: manager,
    error,
    isLoading,
    mutate,
  } = useCall(companyLookups.getManager, { companyId });
  if (isLoading) return null;
  if (error && manager === undefined) {
    return (
      <S.Manager>
        <h2>{t.manager}</h2>
        <S.Faint role="alert">{t.managerFailed}</S.Faint>
        <Button size="small" tone="quiet" onClick={() => void mutate()}>
          {t.retry}
        </Button>
      </S.Manager>
    );
  }

  return (
    <S.Manager>
      <h2>{t.manager}</h2>
      {manager ? (
        <>
          <S.Name>{manager.realname}</S.Name>
          <Link tone="quiet" href={`tel:${manager.phone}`}>
            {manager.phone}
          </Link>
          <Link tone="quiet" href={`mailto:${manager.email}`} title={manager.email}>
            {manager.email}
          </Link>
        </>
      ) : (
        <S.Faint>{t.noManager}</S.Faint>
      )}
    </S.Manager>
  );
}
