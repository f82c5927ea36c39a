import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ContextMenu, Icon, useTexts } from '@mingjian/ui';
import { X } from 'lucide-react';
import { panelId, tabId } from './tabKey';
import * as S from './Tabs.styles';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import type { Tab } from './tabsModel';
import { useTabActions } from './useTabActions';
import { useTabLabel } from './useTabLabel';

/**
 * The strip of open tabs. Right-click (or the menu key) opens actions, middle-click or Delete
 * closes, arrows move. The close icon is for the pointer only, since a `tablist` may contain
 * nothing but tabs.
 */
export function TagTabs() {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);
  const labelOf = useTabLabel();
  const actionsOf = useTabActions();
  const [menu, setMenu] = useState<{ tab: Tab; position: Position } | null>(null);

  return (
    <>
      <S.Strip role="tablist" aria-label={t.strip} onKeyDown={(event) => handleArrows(event)}>
        {tabs.map((tab) => (
          <StripTab
            key={tab.key}
            tab={tab}
            label={labelOf(tab)}
            active={tab.key === activeKey}
            onSelect={() => store.activate(tab.key)}
            onClose={() => store.close(tab.key)}
            onMenu={(position) => setMenu({ tab, position })}
          />
        ))}
      </S.Strip>
      <ContextMenu
        label={menu ? t.menu(labelOf(menu.tab)) : ''}
        items={menu ? actionsOf(menu.tab) : []}
        position={menu?.position ?? null}
        onClose={() => setMenu(null)}
      />
    </>
  );
}

/** Pixels from the top left corner of the window. */
interface Position {
  x: number;
  y: number;
}

interface StripTabProps {
  tab: Tab;
  label: string;
  active: boolean;
  onSelect(): void;
  onClose(): void;
  onMenu(position: Position): void;
}

function StripTab({ tab, label, active, onSelect, onClose, onMenu }: StripTabProps) {
  const t = useTexts(tabsTexts);
  const ref = useRef<HTMLDivElement>(null);
  // Again with another label: it grows from the page's name to the candidate's.
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, label]);

  return (
    <S.Tab
      ref={ref}
      role="presentation"
      data-active={active || undefined}
      onAuxClick={(event) => event.button === 1 && onClose()}
      onContextMenu={(event) => {
        event.preventDefault();
        const box = event.currentTarget.getBoundingClientRect();
        const isPointer = event.clientX > 0 || event.clientY > 0;
        onMenu(isPointer ? { x: event.clientX, y: event.clientY } : { x: box.left, y: box.bottom });
      }}
    >
      <S.TabButton
        role="tab"
        type="button"
        id={tabId(tab.key)}
        aria-selected={active}
        aria-controls={active ? panelId(tab.key) : undefined}
        tabIndex={active ? 0 : -1}
        title={label}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' || tab.pinned) return;
          if (!active) neighbourOf(event.currentTarget)?.focus();
          onClose();
        }}
      >
        {label}
      </S.TabButton>
      {!tab.pinned && (
        <S.CloseButton
          type="button"
          tabIndex={-1}
          aria-hidden
          title={t.closeNamed(label)}
          onClick={onClose}
        >
          <Icon icon={X} />
        </S.CloseButton>
      )}
    </S.Tab>
  );
}

/** Arrows, Home and End move the focus along the strip. Enter or Space shows the page. */
function handleArrows(event: KeyboardEvent<HTMLElement>) {
  const buttons = tabsOf(event.currentTarget);
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }[
    event.key
  ];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

const tabsOf = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Returns the tab after a tab, or the one before the last. */
function neighbourOf(tab: HTMLElement): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest('[role="tablist"]')!);
  const index = tabs.indexOf(tab);
  return tabs[index + 1] ?? tabs[index - 1];
}
