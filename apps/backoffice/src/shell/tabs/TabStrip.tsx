import { useEffect, type KeyboardEvent, type Ref } from 'react';
import { useStore, useTexts, type MenuPoint, isComposed } from '@mingjian/ui';
import { StripTab } from './StripTab';
import type { Tab } from './tab';
import { tabId } from './tabKey';
import * as S from './Tabs.styles';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import { useTabDrag } from './useTabDrag';
import { useTabLabel } from './useTabLabel';

export interface TabStripProps {
  ref: Ref<HTMLDivElement>;
  onClose(tab: Tab): void;
  /** Called with the index that a tab is to have. */
  onMove(tab: Tab, index: number): void;
  /** Called where the menu of a tab is to open. */
  onMenu(tab: Tab, position: MenuPoint): void;
}

/**
 * The row of open tabs, one tab stop. Arrows, Home and End move the focus, with Ctrl and Shift the
 * tab; Enter or Space shows it, Delete closes it, the menu key opens its actions. It contains
 * nothing but tabs, as a `tablist` must: all else is for the pointer, and in the menu as well.
 */
export function TabStrip({ ref, onClose, onMove, onMenu }: TabStripProps) {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);
  const unsaved = useStore(store.unsaved);
  const labelOf = useTabLabel();
  const drag = useTabDrag(onMove);
  useActiveInView(activeKey, tabs.map(labelOf).join());

  return (
    <S.Strip ref={ref} role="tablist" aria-label={t.strip} onKeyDown={handleArrows}>
      {tabs.map((tab, index) => (
        <StripTab
          key={tab.key}
          tab={tab}
          label={labelOf(tab)}
          active={tab.key === activeKey}
          unsaved={unsaved.has(tab.key)}
          dragProps={drag.propsOf(tab, index)}
          onSelect={() => store.activate(tab.key)}
          onClose={() => onClose(tab)}
          onUnpin={() => store.setPinned(tab.key, false)}
          onMove={(step) => onMove(tab, index + step)}
          onMenu={(position) => onMenu(tab, position)}
        />
      ))}
    </S.Strip>
  );
}

/** Scrolls the active tab into view, again after another label or width of the strip. */
function useActiveInView(activeKey: string, labels: string) {
  useEffect(() => {
    const tab = document.getElementById(tabId(activeKey))?.parentElement;
    const strip = tab?.parentElement;
    if (!tab || !strip) return undefined;
    const observer = new ResizeObserver(() =>
      tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    observer.observe(strip);
    return () => observer.disconnect();
  }, [activeKey, labels]);
}

/** Arrows, Home and End move the focus along the strip. */
function handleArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.altKey || event.metaKey || isComposed(event.nativeEvent)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }[
    event.key
  ];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
