import type { ReactNode } from 'react';
import { TabFrame } from './TabFrame';
import { useTabs } from './TabsContext';

/** Every open tab, one of them visible. */
export function TabsOutlet({ children }: { children: ReactNode }) {
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);

  return tabs.map((tab) => (
    <TabFrame key={tab.key} tab={tab} active={tab.key === activeKey}>
      {children}
    </TabFrame>
  ));
}
