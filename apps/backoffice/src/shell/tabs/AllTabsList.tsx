import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Icon, SearchField, useTexts, isComposed } from '@mingjian/ui';
import { History } from 'lucide-react';
import { AllTabsRow } from './AllTabsRow';
import { matchingTabs } from './matchingTabs';
import type { Tab } from './tab';
import { tabId } from './tabKey';
import { keysToClose } from './tabOrder';
import * as S from './AllTabs.styles';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import type { TabClosing } from './useTabClosing';
import { useTabLabel } from './useTabLabel';

export interface AllTabsListProps {
  closing: TabClosing;
  /** Closes the panel around it. */
  onClose(): void;
}

/**
 * All open tabs with a search by title. Enter shows the first match; arrows move along the rows,
 * Delete closes one.
 */
export function AllTabsList({ closing, onClose }: AllTabsListProps) {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  const tabs = useTabs((state) => state.tabs);
  const labelOf = useTabLabel();
  const [search, setSearch] = useState('');
  const rootRef = useRef<HTMLDivElement>(null);
  const matches = matchingTabs(tabs, search, labelOf);
  const lastClosed = store.lastClosed();
  useEffect(
    () => rootRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [],
  );

  const show = (tab: Tab) => {
    onClose();
    store.activate(tab.key);
    document.getElementById(tabId(tab.key))?.focus();
  };
  const close = (tab: Tab) => {
    if (tab.pin !== null) return;
    const index = matches.indexOf(tab);
    const rows = rowsIn(rootRef.current);
    (rows[index + 1] ?? rows[index - 1])?.focus();
    closing.close('one', tab.key);
  };

  return (
    <S.Root ref={rootRef} onKeyDown={(event) => moveFocus(event, rowsIn(rootRef.current))}>
      <SearchField
        label={t.search}
        hideLabel
        placeholder={t.search}
        value={search}
        onValueChange={setSearch}
        onSearch={() => matches[0] && search !== '' && show(matches[0])}
      />
      <S.Rows role="list" aria-label={t.strip}>
        {matches.map((tab) => (
          <AllTabsRow
            key={tab.key}
            tab={tab}
            label={labelOf(tab)}
            onSelect={() => show(tab)}
            onClose={() => close(tab)}
          />
        ))}
      </S.Rows>
      {matches.length === 0 && <S.None role="status">{t.noMatch}</S.None>}
      <S.Actions>
        {lastClosed && (
          <Button
            size="small"
            tone="quiet"
            icon={<Icon icon={History} />}
            onClick={() => {
              onClose();
              store.reopen();
            }}
          >
            <S.ActionText>{t.reopenNamed(labelOf(lastClosed))}</S.ActionText>
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          disabled={keysToClose(tabs, 'all', '').length === 0}
          onClick={() => {
            onClose();
            closing.close('all', '');
          }}
        >
          {t.closeAll}
        </Button>
      </S.Actions>
    </S.Root>
  );
}

/** Returns the buttons of the rows that show a tab. */
const rowsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Up and Down move between the search field and the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>, rows: readonly HTMLElement[]) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || isComposed(event.nativeEvent)) return;
  const focused = document.activeElement;
  const index = rows.findIndex((row) => row.parentElement?.contains(focused));
  const stops = [event.currentTarget.querySelector<HTMLElement>('input'), ...rows];
  event.preventDefault();
  stops[Math.min(Math.max(index + 1 + step, 0), rows.length)]?.focus();
}
