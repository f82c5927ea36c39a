import { Activity, memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { PageBody } from '../pages/PageBody';
import type { Tab } from './tab';
import { panelId, tabId } from './tabKey';
import * as S from './Tabs.styles';
import { TabKeyContext, useTabs, useTabsStore } from './TabsContext';
import type { PageMemory } from './tabMemories';

/** Panels of all open tabs. Exactly one is visible. */
export function TabPanels({ children }: Pick<TabPanelProps, 'children'>) {
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);

  return tabs.map((tab) => (
    <TabPanel key={tab.key} tab={tab} active={tab.key === activeKey}>
      {children}
    </TabPanel>
  ));
}

interface TabPanelProps {
  tab: Tab;
  active: boolean;
  /** The page. Must be the same element on every render, or switching tabs renders every page. */
  children: ReactNode;
}

/** The page of one tab. A hidden tab keeps its state and DOM and runs no effects. */
const TabPanel = memo(function TabPanel({ tab, active, children }: TabPanelProps) {
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

function TabBody({ tab, children }: Omit<TabPanelProps, 'active'>) {
  const store = useTabsStore();
  const navigator = useMemo(() => store.navigatorFor(tab.key), [store, tab.key]);
  const scrollRef = useScrollRestoration(store.memory(tab.key));

  return (
    <S.Panel ref={scrollRef} role="tabpanel" id={panelId(tab.key)} aria-labelledby={tabId(tab.key)}>
      <TabKeyContext value={tab.key}>
        <Router location={tab.location} navigator={navigator}>
          <PageBody>{children}</PageBody>
        </Router>
      </TabKeyContext>
    </S.Panel>
  );
}

/** Stores the scroll position of a page, and restores it when the page is shown or woken. */
function useScrollRestoration(memory: PageMemory) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const stored = (memory.get('scroll') as number | undefined) ?? 0;
    const restore = () => void (element.scrollTop = stored);
    const store = () => void memory.set('scroll', element.scrollTop);
    restore();
    // A page that is still loading is too short to scroll that far.
    const growth = new ResizeObserver(() => {
      if (element.scrollTop < stored) restore();
      if (element.scrollTop >= stored) growth.disconnect();
    });
    if (element.firstElementChild) growth.observe(element.firstElementChild);
    const stop = () => growth.disconnect();
    for (const name of USER_EVENTS) element.addEventListener(name, stop, { passive: true });
    element.addEventListener('scroll', store, { passive: true });
    return () => {
      for (const name of USER_EVENTS) element.removeEventListener(name, stop);
      element.removeEventListener('scroll', store);
      stop();
    };
  }, [memory]);
  return ref;
}

/** Events after which a page that grows must not be scrolled any more: it is in use. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
