import { useState } from 'react';
import { ContextMenu, useClipped, useTexts, VisuallyHidden, type MenuPoint } from '@mingjian/ui';
import { AllTabsButton } from './AllTabsButton';
import { NewVersionButton } from './NewVersionButton';
import type { Tab } from './tab';
import { moveTab } from './tabOrder';
import * as S from './Tabs.styles';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import { TabStrip } from './TabStrip';
import { useTabActions } from './useTabActions';
import { useTabClosing } from './useTabClosing';
import { useTabLabel } from './useTabLabel';

/**
 * The strip of open tabs, the list of all of them when they do not fit, and the question before
 * unsaved input is lost.
 */
export function TagTabs() {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  const tabs = useTabs((state) => state.tabs);
  const labelOf = useTabLabel();
  const closing = useTabClosing();
  const [menu, setMenu] = useState<{ tab: Tab; position: MenuPoint } | null>(null);
  const [moved, setMoved] = useState('');
  const { ref, isClipped } = useClipped(tabs.map(labelOf).join());

  const handleMove = (tab: Tab, index: number) => {
    const before = store.get();
    const next = moveTab(before, tab.key, index);
    if (next === before) return;
    store.move(tab.key, index);
    const position = next.tabs.findIndex(({ key }) => key === tab.key) + 1;
    setMoved(t.moved(labelOf(tab), position, next.tabs.length));
  };
  const actionsOf = useTabActions(closing, handleMove);

  return (
    <S.Bar>
      <TabStrip
        ref={ref}
        onClose={(tab) => closing.close('one', tab.key)}
        onMove={handleMove}
        onMenu={(tab, position) => setMenu({ tab, position })}
      />
      <NewVersionButton />
      <AllTabsButton isNeeded={isClipped} closing={closing} />
      <ContextMenu
        label={menu ? t.menu(labelOf(menu.tab)) : ''}
        items={menu ? actionsOf(menu.tab) : []}
        position={menu?.position ?? null}
        onClose={() => setMenu(null)}
      />
      {closing.dialog}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </S.Bar>
  );
}
