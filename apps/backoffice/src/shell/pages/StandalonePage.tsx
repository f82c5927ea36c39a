import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { createLocation } from '../location';
import { standalonePathOf } from '../menu/menuRoutes';
import { goTo } from '../session/address';
import * as S from './Pages.styles';
import { PageBody } from './PageBody';

export interface StandalonePageProps {
  /** Path of the same page inside the shell. */
  pathname: string;
  children: ReactNode;
}

/** One page in its own window, without shell and tabs. Links inside it stay in that window. */
export function StandalonePage({ pathname, children }: StandalonePageProps) {
  const { search, hash } = window.location;
  const location = useMemo(
    () => createLocation({ pathname, search, hash }),
    [pathname, search, hash],
  );

  return (
    <S.Standalone>
      <Router location={location} navigator={navigator}>
        <PageBody>{children}</PageBody>
      </Router>
    </S.Standalone>
  );
}

const address = (to: Parameters<Navigator['push']>[0]) => {
  const { pathname, search, hash } = createLocation(to);
  return createPath({ pathname: standalonePathOf(pathname), search, hash });
};

const navigator: Navigator = {
  createHref: address,
  go: (delta) => window.history.go(delta),
  push: (to) => goTo(address(to)),
  replace: (to) => goTo(address(to), 'replace'),
};
