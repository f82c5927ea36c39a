import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { Tooltip } from '../Tooltip/Tooltip';
import { tabForKey } from './model/tabKeys';
import type { TabItem, TabsProps } from './Tabs';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

interface TabBarProps extends Required<Pick<TabsProps, 'label' | 'tabs' | 'activation'>> {
  /** Where the ids of tabs and panels start. */
  id: string;
  selected: string;
  onSelect: (key: string) => void;
}

/** The row of tabs: one stop for Tab, arrows between them. */
export function TabBar({ id, label, tabs, selected, onSelect, activation }: TabBarProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const stop = tabs.some((tab) => tab.key === selected) ? selected : tabs[0]?.key;

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const bringIntoSight = () => {
      const tab = list.querySelector<HTMLElement>('[role="tab"]:focus') ?? list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    };
    // Fires at once, and again when the window has changed or a font has arrived, which moves every tab.
    const observer = new ResizeObserver(bringIntoSight);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [selected, tabs]);

  const choose = (tab: TabItem) => tab.disabledReason === undefined && tab.key !== selected && onSelect(tab.key);
  const handleKey = (event: KeyboardEvent, from: number) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const place = tabForKey(event.key, from, tabs.length, direction);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place!]?.focus();
    if (activation === 'automatic') choose(next);
  };

  return (
    <S.List ref={listRef} role="tablist" aria-label={label}>
      {tabs.map((tab, at) => (
        <TabView
          key={tab.key}
          id={id}
          tab={tab}
          isSelected={tab.key === selected}
          isStop={tab.key === stop}
          onChoose={() => choose(tab)}
          onKeyDown={(event) => handleKey(event, at)}
        />
      ))}
    </S.List>
  );
}

interface TabViewProps {
  id: string;
  tab: TabItem;
  isSelected: boolean;
  isStop: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TabView({ id, tab, isSelected, isStop, onChoose, onKeyDown }: TabViewProps) {
  const t = useTexts(tabsTexts);
  const button = (
    <S.Tab
      type="button"
      role="tab"
      id={`${id}-tab-${tab.key}`}
      aria-selected={isSelected}
      {...(isSelected && { 'aria-controls': `${id}-panel-${tab.key}` })}
      aria-disabled={tab.disabledReason !== undefined || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {tab.icon && <Icon icon={tab.icon} />}
      <S.Label>{tab.label}</S.Label>
      {tab.count !== undefined && <Badge tone={isSelected ? 'accent' : 'neutral'} count={tab.count} label={t.count} showZero />}
    </S.Tab>
  );
  return tab.disabledReason === undefined ? button : <Tooltip content={tab.disabledReason}>{button}</Tooltip>;
}
