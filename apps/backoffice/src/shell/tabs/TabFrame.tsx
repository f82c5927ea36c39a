import { Activity, memo, useMemo, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { PageBody } from '../pages/PageBody';
import * as S from './Tabs.styles';
import { TabKeyContext, useTabsStore } from './TabsContext';
import { panelId, stripId } from './tabIds';
import type { Tab } from './tabsModel';
import { useKeptScroll } from './useKeptScroll';

export interface TabFrameProps {
  tab: Tab;
  active: boolean;
  /**
   * The page. Must be the same element on every render: nothing above a page may change on a
   * switch.
   */
  children: ReactNode;
}

/** Keeps one tab's page alive: hidden tabs keep state and DOM, and run no effects. */
export const TabFrame = memo(function TabFrame({ tab, active, children }: TabFrameProps) {
  const body = useMemo(
    () => (
      <TabBody key={tab.version} tab={tab}>
        {children}
      </TabBody>
    ),
    [tab, children],
  );
  if (tab.asleep) return null;
  return <Activity mode={active ? 'visible' : 'hidden'}>{body}</Activity>;
});

function TabBody({ tab, children }: Omit<TabFrameProps, 'active'>) {
  const store = useTabsStore();
  const navigator = useMemo(() => store.navigatorFor(tab.key), [store, tab.key]);
  const scrollRef = useKeptScroll(store.snapshot(tab.key));

  return (
    <S.Panel
      ref={scrollRef}
      role="tabpanel"
      id={panelId(tab.key)}
      aria-labelledby={stripId(tab.key)}
    >
      <TabKeyContext value={tab.key}>
        <Router location={tab.location} navigator={navigator}>
          <PageBody>{children}</PageBody>
        </Router>
      </TabKeyContext>
    </S.Panel>
  );
}
