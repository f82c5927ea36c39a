import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { createLocation } from '../location';
import { goTo } from '../session/address';
import { twinOf } from '../menu/menuRoutes';
import * as S from './Pages.styles';
import { PageBody } from './PageBody';

export interface SinglePageProps {
  /** Path of the page that the window's address is the twin of. */
  pathname: string;
  children: ReactNode;
}

/** One page in a window of its own, without shell and tabs. Links inside it stay in that window. */
export function SinglePage({ pathname, children }: SinglePageProps) {
  const { search, hash } = window.location;
  const location = useMemo(
    () => createLocation({ pathname, search, hash }),
    [pathname, search, hash],
  );

  return (
    <S.Single>
      <Router location={location} navigator={navigator}>
        <PageBody>{children}</PageBody>
      </Router>
    </S.Single>
  );
}

const address = (to: Parameters<Navigator['push']>[0]) => {
  const { pathname, search, hash } = createLocation(to);
  return createPath({ pathname: twinOf(pathname), search, hash });
};

const navigator: Navigator = {
  createHref: address,
  go: (delta) => window.history.go(delta),
  push: (to) => goTo(address(to)),
  replace: (to) => goTo(address(to), 'replace'),
};
