import { useMemo, useState, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { useWindowTitle } from '../layout/useWindowTitle';
import { createLocation } from '../location';
import { standalonePathOf } from '../menu/menuRoutes';
import { goTo } from '../session/address';
import { WindowTitleContext } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
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
        <NamedWindow key={pathname} pathname={pathname}>
          <PageBody>{children}</PageBody>
        </NamedWindow>
      </Router>
    </S.Standalone>
  );
}

/** Names the window after its page, as a tab is named. */
function NamedWindow({ pathname, children }: StandalonePageProps) {
  const labelOf = useTabLabel();
  const [title, setTitle] = useState<string | null>(null);
  useWindowTitle(labelOf({ title, location: { pathname } }));
  return <WindowTitleContext value={setTitle}>{children}</WindowTitleContext>;
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
