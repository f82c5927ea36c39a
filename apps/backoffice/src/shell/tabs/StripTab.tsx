import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon, useTexts, VisuallyHidden, type MenuPoint, isComposed } from '@mingjian/ui';
import { Pin, X } from 'lucide-react';
import type { Tab } from './tab';
import { panelId, tabId } from './tabKey';
import * as S from './Tabs.styles';
import { tabsTexts } from './tabs.texts';
import type { TabDragProps } from './useTabDrag';

export interface StripTabProps {
  tab: Tab;
  label: string;
  active: boolean;
  /** Whether its page has unsaved input. */
  unsaved: boolean;
  dragProps: TabDragProps;
  onSelect(): void;
  onClose(): void;
  onUnpin(): void;
  /** Called with the number of places to move by. */
  onMove(step: 1 | -1): void;
  onMenu(position: MenuPoint): void;
}

/** One tab of the strip. */
export function StripTab({
  tab,
  label,
  active,
  unsaved,
  dragProps,
  onSelect,
  onClose,
  onUnpin,
  onMove,
  onMenu,
}: StripTabProps) {
  const t = useTexts(tabsTexts);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposed(event.nativeEvent)) return;
    const step = stepOf(event);
    if (step !== undefined) onMove(step);
    else if (event.key !== 'Delete' || tab.pin !== null) return;
    else {
      if (!active) neighbourOf(event.currentTarget)?.focus();
      onClose();
    }
    event.preventDefault();
  };

  return (
    <S.Tab
      {...dragProps}
      role="presentation"
      data-active={active || undefined}
      onAuxClick={(event) => event.button === 1 && tab.pin === null && onClose()}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(menuPosition(event));
      }}
    >
      <S.TabButton
        role="tab"
        type="button"
        id={tabId(tab.key)}
        aria-selected={active}
        aria-controls={active ? panelId(tab.key) : undefined}
        aria-keyshortcuts={tab.pin === 'affix' ? undefined : SHORTCUTS}
        tabIndex={active ? 0 : -1}
        title={unsaved ? label + t.isUnsaved : label}
        onClick={onSelect}
        onKeyDown={handleKey}
      >
        {unsaved && <S.UnsavedDot aria-hidden />}
        <S.Label>{label}</S.Label>
        {tab.pin === 'user' && <VisuallyHidden>{t.isPinned}</VisuallyHidden>}
        {unsaved && <VisuallyHidden>{t.isUnsaved}</VisuallyHidden>}
      </S.TabButton>
      {tab.pin === null && (
        <S.Action
          type="button"
          aria-hidden
          tabIndex={-1}
          title={t.closeNamed(label)}
          onClick={onClose}
        >
          <Icon icon={X} />
        </S.Action>
      )}
      {tab.pin === 'user' && (
        <S.Action type="button" aria-hidden tabIndex={-1} title={t.unpin} onClick={onUnpin}>
          <Icon icon={Pin} />
        </S.Action>
      )}
    </S.Tab>
  );
}

const SHORTCUTS = 'Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight';

/** Returns the number of places that Ctrl, Shift and an arrow move a tab by. */
function stepOf({ ctrlKey, shiftKey, key }: KeyboardEvent): 1 | -1 | undefined {
  if (!ctrlKey || !shiftKey) return undefined;
  return ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
}

/** Returns the point of the pointer, or the corner of the tab for a menu opened by a key. */
function menuPosition({ clientX, clientY, currentTarget }: MouseEvent): MenuPoint {
  if (clientX > 0 || clientY > 0) return { x: clientX, y: clientY };
  const { left, bottom } = currentTarget.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Returns the tab after a tab, or the one before the last. */
function neighbourOf(tab: HTMLElement): HTMLElement | undefined {
  const tabs = [...tab.closest('[role="tablist"]')!.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(tab);
  return tabs[index + 1] ?? tabs[index - 1];
}
