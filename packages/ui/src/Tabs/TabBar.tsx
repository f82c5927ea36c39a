import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useClipped } from '../internal/overflow/useClipped';
import { AllTabsMenu } from './AllTabsMenu';
import { tabForKey } from './model/tabKeys';
import { Tab } from './Tab';
import type { TabItem } from './tabItem';
import * as S from './Tabs.styles';

export interface TabBarProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  activation: 'automatic' | 'manual';
  onSelect: (key: string) => void;
  onClose: ((key: string) => void) | undefined;
}

/** The row of tabs, one tab stop with arrow keys; with a menu of all tabs when they do not fit. */
export function TabBar({ id, label, tabs, selected, onSelect, onClose, activation }: TabBarProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const { ref: clippedRef, isClipped } = useClipped(tabs);
  const rowRef = useMemo(() => mergeRefs(listRef, clippedRef), [clippedRef]);
  const tabStop = tabs.some((tab) => tab.key === selected) ? selected : tabs[0]?.key;
  useSelectedInView(listRef, selected, tabs);

  const select = (tab: TabItem) =>
    tab.disabledReason === undefined && tab.key !== selected && onSelect(tab.key);
  const focusTab = (index: number) =>
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  const close = (index: number) => {
    const tab = tabs[index];
    if (!onClose || !tab || tab.closable === false) return;
    // Focus moves before its tab is removed, or it would fall back to the page.
    if (listRef.current?.contains(document.activeElement))
      focusTab(index + 1 < tabs.length ? index + 1 : index - 1);
    onClose(tab.key);
  };
  const handleKey = (event: KeyboardEvent, from: number) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'Delete') return close(from);
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const index = tabForKey(event.key, from, tabs.length, direction);
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    focusTab(index!);
    if (activation === 'automatic') select(next);
  };

  return (
    <S.Bar>
      <S.List ref={rowRef} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.key}
            id={id}
            tab={tab}
            isSelected={tab.key === selected}
            isTabStop={tab.key === tabStop}
            onSelect={() => select(tab)}
            onClose={onClose && tab.closable !== false ? () => close(index) : undefined}
            onKeyDown={(event) => handleKey(event, index)}
          />
        ))}
      </S.List>
      {isClipped && <AllTabsMenu tabs={tabs} selected={selected} onSelect={select} />}
    </S.Bar>
  );
}

/**
 * Scrolls the selected tab into view: at once, and again after a resize or a font that loads late,
 * both of which move every tab.
 */
function useSelectedInView(
  listRef: { readonly current: HTMLDivElement | null },
  selected: string,
  tabs: readonly TabItem[],
) {
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const scrollIntoView = () => {
      const tab =
        list.querySelector<HTMLElement>('[role="tab"]:focus') ??
        list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    };
    const observer = new ResizeObserver(scrollIntoView);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [listRef, selected, tabs]);
}
