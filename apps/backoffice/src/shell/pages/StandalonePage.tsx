import { useMemo, useState, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { useWindowTitle } from '../layout/useWindowTitle';
import { addressOf, createLocation, historyEntryOf, readLocation } from '../location';
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
  const { search, hash } = readLocation();
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

type To = Parameters<Navigator['push']>[0];

const standalone = (to: To) => {
  const location = createLocation(to);
  return { ...location, pathname: standalonePathOf(location.pathname) };
};
const navigate = (to: To, kind?: 'replace') => {
  const location = standalone(to);
  goTo(addressOf(location), kind, historyEntryOf(location));
};

const navigator: Navigator = {
  createHref: (to) => createPath(standalone(to)),
  go: (delta) => window.history.go(delta),
  push: (to) => navigate(to),
  replace: (to) => navigate(to, 'replace'),
};
