import { EmptyState, Link, useStore, useTexts } from '@mingjian/ui';
import { Construction } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { NOT_FOUND_PATH } from '../menu/resolveLocation';
import { menuRoutes } from '../menu/menuRoutes';
import { useRouteTable } from '../menu/routeTable';
import { layoutSettings } from '../preferences/layoutSettings';
import { session } from '../session/session';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** The page at the location of the nearest router. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const match = useRouteTable().find(pathname);
  if (!match || pathname === NOT_FOUND_PATH) return <NotFoundPage />;
  return match.screen ? <match.screen.Page /> : <MissingScreenPage />;
}

/** The page of unknown paths. */
function NotFoundPage() {
  const t = useTexts(pagesTexts);
  const { pathname, state } = useLocation();
  const { requested = pathname } = (state ?? {}) as { requested?: string };
  const isHidden = useIsHidden(requested);
  return (
    <S.Middle>
      <EmptyState
        picture="missing"
        level={1}
        title={t.notFoundTitle}
        description={isHidden ? t.hiddenByMall(requested) : t.notFound(requested)}
        action={<Link href="/dashboard">{t.toStart}</Link>}
      />
    </S.Middle>
  );
}

/** Whether the setting that shows the mall alone hides the page of an address. */
function useIsHidden(address: string): boolean {
  const mallOnly = useStore(layoutSettings, (state) => state.mainMenuTop);
  const menu = useStore(session, ({ signedIn }) => signedIn?.menuList);
  if (!mallOnly || !menu) return false;
  const path = address.split(/[?#]/)[0]!;
  const { routes, groups } = menuRoutes(menu);
  return groups.has(path) || routes.some((route) => route.path === path);
}

/** The page of a menu entry whose screen this version lacks. */
function MissingScreenPage() {
  const t = useTexts(pagesTexts);
  const { pathname } = useLocation();
  return (
    <S.Middle>
      <EmptyState
        icon={Construction}
        level={1}
        title={t.missingTitle}
        description={t.missing(pathname)}
      />
    </S.Middle>
  );
}
