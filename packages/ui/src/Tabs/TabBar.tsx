import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { useClipped } from '../internal/useClipped';
import { useTexts } from '../texts/LocaleProvider';
import { Tooltip } from '../Tooltip/Tooltip';
import { AllTabsMenu } from './AllTabsMenu';
import { tabForKey } from './model/tabKeys';
import { TabCross } from './TabCross';
import { TabErrors } from './TabErrors';
import type { TabItem, TabsProps } from './Tabs';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

interface TabBarProps
  extends Required<Pick<TabsProps, 'label' | 'tabs' | 'activation'>>, Pick<TabsProps, 'onClose'> {
  /** Where the ids of tabs and panels start. */
  id: string;
  selected: string;
  onSelect: (key: string) => void;
}

/** The row of tabs: one stop for Tab, arrows between them; a menu of all where they do not fit. */
export function TabBar({ id, label, tabs, selected, onSelect, onClose, activation }: TabBarProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const { ref: clippedRef, isClipped } = useClipped(tabs);
  const rowRef = useMemo(() => mergeRefs(listRef, clippedRef), [clippedRef]);
  const stop = tabs.some((tab) => tab.key === selected) ? selected : tabs[0]?.key;
  useSelectedInSight(listRef, selected, tabs);

  const choose = (tab: TabItem) =>
    tab.disabledReason === undefined && tab.key !== selected && onSelect(tab.key);
  const focusTab = (place: number) =>
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  const close = (at: number) => {
    const tab = tabs[at];
    if (!onClose || !tab || tab.closable === false) return;
    // Focus goes on before its tab is gone, or it would be lost to the page.
    if (listRef.current?.contains(document.activeElement))
      focusTab(at + 1 < tabs.length ? at + 1 : at - 1);
    onClose(tab.key);
  };
  const handleKey = (event: KeyboardEvent, from: number) => {
    if (event.key === 'Delete') return close(from);
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const place = tabForKey(event.key, from, tabs.length, direction);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    focusTab(place!);
    if (activation === 'automatic') choose(next);
  };

  return (
    <S.Bar>
      <S.List ref={rowRef} role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <TabView
            key={tab.key}
            id={id}
            tab={tab}
            isSelected={tab.key === selected}
            isStop={tab.key === stop}
            onChoose={() => choose(tab)}
            onClose={onClose && tab.closable !== false ? () => close(at) : undefined}
            onKeyDown={(event) => handleKey(event, at)}
          />
        ))}
      </S.List>
      {isClipped && <AllTabsMenu tabs={tabs} selected={selected} onSelect={choose} />}
    </S.Bar>
  );
}

/**
 * Keeps the selected tab in sight: at once, and again when the window has changed or a font has
 * arrived, which moves every tab.
 */
function useSelectedInSight(
  listRef: { readonly current: HTMLDivElement | null },
  selected: string,
  tabs: readonly TabItem[],
) {
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const bringIntoSight = () => {
      const tab =
        list.querySelector<HTMLElement>('[role="tab"]:focus') ??
        list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    };
    const observer = new ResizeObserver(bringIntoSight);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [listRef, selected, tabs]);
}

interface TabViewProps {
  id: string;
  tab: TabItem;
  isSelected: boolean;
  isStop: boolean;
  onChoose: () => void;
  onClose: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TabView({ id, tab, isSelected, isStop, onChoose, onClose, onKeyDown }: TabViewProps) {
  const t = useTexts(tabsTexts);
  const button = (
    <S.Tab
      type="button"
      role="tab"
      id={`${id}-tab-${tab.key}`}
      aria-selected={isSelected}
      {...(isSelected && { 'aria-controls': `${id}-panel-${tab.key}` })}
      {...(onClose && { 'aria-keyshortcuts': 'Delete' })}
      aria-disabled={tab.disabledReason !== undefined || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {tab.icon && <Icon icon={tab.icon} />}
      <S.Label>{tab.label}</S.Label>
      {tab.count !== undefined && (
        <Badge
          tone={isSelected ? 'accent' : 'neutral'}
          count={tab.count}
          label={t.count}
          showZero
        />
      )}
      <TabErrors invalid={tab.invalid} />
      {onClose && <TabCross title={t.close} onPress={onClose} />}
    </S.Tab>
  );
  return tab.disabledReason === undefined ? (
    button
  ) : (
    <Tooltip content={tab.disabledReason}>{button}</Tooltip>
  );
}
